import type { Explained, OptionText } from '#kernel/text.ts';
import type { RoyText } from '../shape.ts';

const either = (title: string, help: string, off: Explained, on: Explained): OptionText => ({
  title,
  help,
  values: { off, on },
});
const onOff = (title: string, help: string, off: string, on: string): OptionText =>
  either(title, help, { title: 'No', help: off }, { title: 'Yes', help: on });

const seconds = (count: number) => ({
  title: `${count} seconds`,
  help: `The musketeers have ${count} seconds for the rest of their phase; duels do not count.`,
});

export const options: RoyText['options'] = {
  automa: either(
    'Milady',
    'Whether anybody plays her. Without her, the table draws her cards and rolls her dice.',
    { title: 'With', help: 'Somebody plays Milady.' },
    { title: 'Without', help: 'Nobody plays Milady: the table follows the rules for her.' },
  ),
  treville: {
    title: 'Tréville',
    help: 'Whether the captain of the musketeers plays. With six players he always does.',
    values: {
      none: { title: 'Stays at home', help: 'The musketeers are the usual ones.' },
      'stands-in': { title: 'Stands in', help: 'He takes the place of one musketeer of the players’ choice.' },
    },
  },
  easy: onOff(
    'Easier game',
    'A little help for the musketeers.',
    'The musketeers start with no One-for-all card.',
    'The musketeers start with a One-for-all card.',
  ),
  mortalQuest: onOff(
    'Mortal quest',
    'What happens to a musketeer who falls at the Quest.',
    'He recovers and may go there again.',
    'He may never go there again, and Milady wins once that is true of all of them.',
  ),
  athosBrave: onOff(
    'Athos the brave',
    'Whether Rochefort ever fights Athos.',
    'Never.',
    'He must, but only where he is already exposed.',
  ),
  noHourglass: either(
    'The hourglass',
    'The Emergency! cards set it running. You can leave them out.',
    { title: 'With', help: 'Both Emergency! cards are in the Treachery deck.' },
    { title: 'Without', help: 'Both Emergency! cards are left out: nobody is hurried.' },
  ),
  hourglassSeconds: {
    title: 'Length of the hourglass',
    help: 'How long the musketeers have after an Emergency! card.',
    values: { 120: seconds(120), 60: seconds(60), 90: seconds(90), 180: seconds(180), 240: seconds(240) },
  },
  rochefortMandatory: onOff(
    'Rochefort always intercepts',
    'Whether a hidden Milady may let an attempt pass. An exposed Rochefort always fights.',
    'She decides each time.',
    'Rochefort intercepts whenever he can.',
  ),
  rochefortDoubleHit: {
    title: 'Rochefort and a musketeer hit each other',
    help: 'How much both lose when each hurts the other in the same roll.',
    values: {
      one: { title: 'One point each', help: 'Each loses exactly 1 life point.' },
      perSword: { title: 'Every Sword counts', help: 'Each loses 1 life point for every Sword not cancelled.' },
    },
  },
  bastilleLoose: onOff(
    'Easy break-out',
    'What a break-out from the Bastille needs.',
    'The jailer has to be beaten.',
    'The duel sets the musketeer free whatever its result.',
  ),
  treacheryNoReshuffle: onOff(
    'Treachery only once',
    'What becomes of the Treachery cards that were played.',
    'They are shuffled again when the deck is empty.',
    'They are gone for good.',
  ),
  richelieuMayStay: onOff(
    'Staying at Richelieu’s den',
    'Whether a musketeer who begins his turn there may stay.',
    'He has to leave before his turn ends.',
    'He may stay.',
  ),
  jussacArmourOnce: onOff(
    'Armour against Jussac',
    'When armour absorbs the wound that Jussac deals at the end of a duel.',
    'Always.',
    'Only if its Shield stopped nothing in the last roll.',
  ),
  hopelessChallenges: onOff(
    'Hopeless challenges',
    'Whether a challenge out of reach may be declared, for instance to flush out Rochefort.',
    'Only challenges that can be won may be declared.',
    'Any challenge may be declared; the action is lost if it cannot be won.',
  ),
  openTrades: onOff(
    'Open trades',
    'Who sees the cards that musketeers trade.',
    'Only the two traders; the others see how many.',
    'Everybody, Milady included.',
  ),
  bassompierreDiscardable: onOff(
    'M. de Bassompierre can be driven off',
    'Whether Milady may discard him at La Rochelle.',
    'No, she may only discard Combat cards.',
    'Yes, like a Combat card.',
  ),
  oneForAllVote: onOff(
    'Vote on One for all',
    'Who decides to play a One-for-all card.',
    'Any musketeer’s player, at once.',
    'More than half of the musketeers’ players have to agree.',
  ),
  louvreReshuffle: onOff(
    'Endless Louvre',
    'What happens when all eight Louvre missions have been played.',
    'The Louvre stays empty.',
    'The missions played are shuffled into a new stack.',
  ),
  sixPlayerParis: {
    title: 'Paris cards with six players',
    help: 'How many Paris cards Milady starts with besides the one in play. With fewer players, none.',
    values: {
      two: { title: 'Two in hand', help: 'She chooses two Paris cards to keep in her hand.' },
      one: { title: 'One in hand', help: 'She chooses one Paris card to keep in her hand.' },
    },
  },
  automaSharp: onOff(
    'Sharper table',
    'Which Combat card is discarded at La Rochelle when nobody plays Milady.',
    'Any of the cards there, at random.',
    'Double Combat cards first.',
  ),
  setupTrapsAsleep: onOff(
    'Traps asleep at the start',
    'Whether a Thief or an Assassin strikes while the game is being set up.',
    'He strikes at once at the musketeers who start there.',
    'He sleeps until somebody enters.',
  ),
  privateTalk: onOff(
    'Private talk',
    'Whether Milady reads what the musketeers write to each other.',
    'She reads everything, as the rules say.',
    'Their messages are hidden from her, against the rules of the game.',
  ),
  odds: {
    title: 'Odds beside a duel',
    help: 'Whether the page works out the exact odds of a duel for everybody who sees it.',
    values: {
      shown: { title: 'Shown', help: 'The chances are shown beside the dice and beside each choice.' },
      hidden: { title: 'Hidden', help: 'Everybody judges for themselves.' },
    },
  },
};

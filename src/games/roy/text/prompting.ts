import type { Who } from '#kernel/text.ts';
import { countIn } from '../cards/adventure.ts';
import { BLUE_DICE, INN_SPACES } from '../cards/board.ts';
import { DECOYS } from '../cards/tokens.ts';
import type { Location } from '../names.ts';
import { ANTECHAMBERS } from '../quest/galleries.ts';
import { scoreOf } from '../questions/challenge/score.ts';
import { blueOf, redOf } from '../questions/duel/throw.ts';
import type { DuelTask, TradeTask } from '../tasks.ts';
import type { View } from '../view.ts';
import { actorOf, opponentOf, taskAs } from './here.ts';
import type { Fighting, Prompt, Prompts, Trading } from './situations.ts';

const SPACES = ['A', 'B', 'C'] as const;

const trading = (view: View): Trading => {
  const { man, partner, gives, takes }: TradeTask = taskAs(view, 'trade');
  const [first, second] = [view.men[man], view.men[partner]];
  return { who: first.who, partner: second.who, gives, takes, alone: first.seat === second.seat };
};

const duelOf = (view: View): DuelTask => taskAs(view, 'duel');

const fighting = (view: View): Fighting => {
  const { foe, space, blue } = duelOf(view);
  return { who: actorOf(view).who, against: opponentOf(view, foe, space), dice: blue };
};

const manTurn = (prompts: Prompts, view: View, who: Who): string => {
  const man = actorOf(view);
  const left = view.actions;
  if (man.bound) return prompts['must-leave']({ who: man.who, left }, who);
  if (left === 0) return prompts['last-ride']({ who: man.who, place: man.place }, who);
  return prompts['man-turn']({ who: man.who, place: man.place, left }, who);
};

const commit = (prompts: Prompts, view: View, who: Who): string => {
  const facts = { ...fighting(view), room: BLUE_DICE - duelOf(view).blue };
  if (facts.against.dice === null && facts.against.token === null) return prompts['commit-blind'](facts, who);
  return prompts.commit({ ...facts, barred: facts.against.foe === 'laffemas' }, who);
};

const challenge = (prompts: Prompts, view: View, who: Who): string => {
  const task = taskAs(view, 'challenge');
  const man = actorOf(view);
  const { skill, value } = task;
  const epics = man.place === 'quest' && view.quest.board === 2 && (view.epics > 0 || view.oneForAll > 0);
  const cards = countIn(view.hand, skill);
  return prompts.challenge({ who: man.who, skill, value, score: scoreOf(man, task), cards, epics }, who);
};

const intercept = (prompts: Prompts, view: View, who: Who): string => {
  const { action } = taskAs(view, 'intercept');
  const man = actorOf(view);
  const { location } = view;
  return prompts.intercept(
    { who: man.who, place: man.place, action, here: location === (man.place as Location), location },
    who,
  );
};

/** How the table's question to a seat is put into words. */
export const promptWith =
  (prompts: Prompts) =>
  (prompt: string, view: View, who: Who): string => {
    switch (
      prompt as
        | Exclude<Prompt, 'lay-challenge' | 'lay-fighter' | 'must-leave' | 'last-ride' | 'commit-blind' | 'nemesis'>
        | 'lay-galleries'
    ) {
      case 'first-paris':
        return prompts['first-paris']({}, who);
      case 'extra-paris':
        return prompts['extra-paris']({ left: taskAs(view, 'extra-paris').left }, who);
      case 'lay-inn': {
        const spaces = view.quest.board === 1 ? view.quest.spaces : [];
        const decoys = DECOYS - spaces.filter(slot => slot?.token === 'decoy').length;
        const at = spaces.length;
        return prompts['lay-inn']({ path: Math.floor(at / INN_SPACES), space: (at % INN_SPACES) + 1, decoys }, who);
      }
      case 'lay-return':
        return prompts['lay-return']({ space: SPACES[view.quest.board === 3 ? view.quest.tokens.length : 0] }, who);
      case 'lay-galleries': {
        if (view.quest.board !== 4) throw new Error('the galleries are closed');
        const { challenges, fighters } = view.quest;
        if (challenges.length < ANTECHAMBERS)
          return prompts['lay-challenge']({ antechamber: challenges.length + 1 }, who);
        const at = fighters.length;
        return prompts['lay-fighter']({ antechamber: Math.floor(at / 2) + 1, second: at % 2 === 1 }, who);
      }
      case 'leave-out':
        return prompts['leave-out']({}, who);
      case 'treville':
        return prompts.treville({}, who);
      case 'cast':
        return prompts.cast({ second: view.men.some(man => man.seat === view.seat) }, who);
      case 'install': {
        const { place, left } = taskAs(view, 'install');
        return left === 0 ? prompts.nemesis({ place }, who) : prompts.install({ place, left }, who);
      }
      case 'destination':
        return prompts.destination({ confined: view.confined }, who);
      case 'paris-card':
        return prompts['paris-card']({ inPlay: view.paris?.card ?? null }, who);
      case 'treachery':
        return prompts.treachery({ held: view.plotHand }, who);
      case 'target':
        return prompts.target({ card: taskAs(view, 'target').card }, who);
      case 'select': {
        const waiting = view.men.filter(man => man.turn === 'waiting');
        const own = waiting.filter(man => man.seat === view.seat).map(man => man.who);
        return prompts.select({ waiting: own, others: own.length < waiting.length }, who);
      }
      case 'man-turn':
        return manTurn(prompts, view, who);
      case 'ordered':
        return prompts.ordered({ who: actorOf(view).who, place: actorOf(view).place }, who);
      case 'intercept':
        return intercept(prompts, view, who);
      case 'challenge':
        return challenge(prompts, view, who);
      case 'toll':
        return prompts.toll(fighting(view), who);
      case 'commit':
        return commit(prompts, view, who);
      case 'epic':
        return prompts.epic({ ...fighting(view), epics: view.epics }, who);
      case 'foe-reroll':
        return prompts['foe-reroll']({ ...fighting(view), blue: blueOf(duelOf(view)), red: redOf(duelOf(view)) }, who);
      case 'blade': {
        const duel = duelOf(view);
        return prompts.blade({ ...fighting(view), blue: blueOf(duel), red: redOf(duel), round: duel.round }, who);
      }
      case 'purchase':
        return prompts.purchase({ who: actorOf(view).who, purse: view.purse }, who);
      case 'pay':
        return prompts.pay({ who: actorOf(view).who, item: taskAs(view, 'pay').item }, who);
      case 'replace':
        return prompts.replace({ who: actorOf(view).who, item: taskAs(view, 'replace').item }, who);
      case 'offer':
        return prompts.offer(trading(view), who);
      case 'answer':
        return prompts.answer(trading(view), who);
      case 'agree':
        return prompts.agree(trading(view), who);
      case 'ride':
        return prompts.ride({ who: actorOf(view).who }, who);
      case 'reveal': {
        const { left, named } = taskAs(view, 'reveal');
        return prompts.reveal({ left: left - named.length }, who);
      }
      case 'quarters':
        return prompts.quarters({}, who);
      case 'richelieu':
        return prompts.richelieu({ held: view.plotHand }, who);
      case 'search':
        return prompts.search({}, who);
      case 'raze':
        return prompts.raze({}, who);
      case 'siege-reroll': {
        const { swords, team } = taskAs(view, 'siege');
        return prompts['siege-reroll']({ swords, team }, who);
      }
      case 'sacrifice': {
        const { swords, team, answered } = taskAs(view, 'siege');
        const men = view.men.filter(
          (man, i) => man.seat === view.seat && man.place === 'la-rochelle' && man.life > 0 && !answered.includes(i),
        );
        return prompts.sacrifice({ swords, team, men: men.map(man => man.who) }, who);
      }
      case 'time':
        return prompts.time({ cause: taskAs(view, 'time').cause, cards: view.oneForAll }, who);
      case 'queen':
        return prompts.queen({ cards: view.oneForAll }, who);
      case 'victim':
        return prompts.victim({}, who);
      case 'vote': {
        const { by, effect } = taskAs(view, 'vote');
        return prompts.vote({ by, effect }, who);
      }
      case 'free':
        return prompts.free({}, who);
      case 'one-for-all':
        return prompts['one-for-all']({ cards: view.oneForAll }, who);
      case 'hourglass':
        return prompts.hourglass({}, who);
    }
  };

import { countIn } from '../cards/adventure.ts';
import { BLUE_DICE, INN_SPACES } from '../cards/board.ts';
import { DECOYS } from '../cards/tokens.ts';
import type { Location } from '../names.ts';
import { scoreOf } from '../questions/challenge/score.ts';
import { blueOf, redOf } from '../questions/duel/throw.ts';
import { maySacrifice } from '../questions/siege/siege.ts';
import type { DuelTask, TradeTask } from '../tasks.ts';
import type { View } from '../view.ts';
import { actorOf, galleriesOf, opponentOf, taskAs } from './here.ts';
import type { Fighting, Prompt, Situations, Trading } from './situations.ts';

const SPACES = ['A', 'B', 'C'] as const;

const nothing = () => ({});

const layInn = ({ quest }: View): Situations['lay-inn'] => {
  const spaces = quest.board === 1 ? quest.spaces : [];
  const decoys = DECOYS - spaces.filter(slot => slot?.token === 'decoy').length;
  const at = spaces.length;
  return { path: Math.floor(at / INN_SPACES), space: (at % INN_SPACES) + 1, decoys };
};

const layFighter = (view: View): Situations['lay-fighter'] => {
  const at = galleriesOf(view).fighters.length;
  return { antechamber: Math.floor(at / 2) + 1, second: at % 2 === 1 };
};

const standing = (view: View): Situations['ordered'] => {
  const { who, place } = actorOf(view);
  return { who, place };
};

const select = ({ men, seat }: View): Situations['select'] => {
  const waiting = men.filter(man => man.turn === 'waiting');
  const own = waiting.filter(man => man.seat === seat).map(man => man.who);
  return { waiting: own, others: own.length < waiting.length };
};

const intercept = (view: View): Situations['intercept'] => {
  const { who, place } = actorOf(view);
  const { location } = view;
  return { who, place, action: taskAs(view, 'intercept').action, here: location === (place as Location), location };
};

const challenge = (view: View): Situations['challenge'] => {
  const task = taskAs(view, 'challenge');
  const man = actorOf(view);
  const { skill, value } = task;
  const epics = man.place === 'quest' && view.quest.board === 2 && (view.epics > 0 || view.oneForAll > 0);
  return { who: man.who, skill, value, score: scoreOf(man, task), cards: countIn(view.hand, skill), epics };
};

const duelOf = (view: View): DuelTask => taskAs(view, 'duel');

export const fighting = (view: View): Fighting => {
  const { foe, space, blue } = duelOf(view);
  return { who: actorOf(view).who, against: opponentOf(view, foe, space), dice: blue };
};

const commitBlind = (view: View): Situations['commit-blind'] => ({
  ...fighting(view),
  room: BLUE_DICE - duelOf(view).blue,
});

const commit = (view: View): Situations['commit'] => {
  const facts = commitBlind(view);
  return { ...facts, barred: facts.against.foe === 'laffemas' };
};

const thrown = (view: View): Situations['foe-reroll'] => {
  const duel = duelOf(view);
  return { ...fighting(view), blue: blueOf(duel), red: redOf(duel) };
};

const trading = (view: View): Trading => {
  const { man, partner, gives, takes }: TradeTask = taskAs(view, 'trade');
  const [first, second] = [view.men[man], view.men[partner]];
  return { who: first.who, partner: second.who, gives, takes, alone: first.seat === second.seat };
};

const reveal = (view: View): Situations['reveal'] => {
  const { left, named } = taskAs(view, 'reveal');
  return { left: left - named.length };
};

const siege = (view: View): Situations['siege-reroll'] => {
  const { swords, team } = taskAs(view, 'siege');
  return { swords, team };
};

const sacrifice = (view: View): Situations['sacrifice'] => {
  const task = taskAs(view, 'siege');
  const men = view.men.filter((man, i) => man.seat === view.seat && maySacrifice(view, task, i));
  return { ...siege(view), men: men.map(man => man.who) };
};

/** What each question is about, read off the view of whoever is asked. */
export const PROMPT_FACTS: { readonly [Case in Prompt]: (view: View) => Situations[Case] } = {
  'first-paris': nothing,
  'extra-paris': view => ({ left: taskAs(view, 'extra-paris').left }),
  'lay-inn': layInn,
  'lay-return': ({ quest }) => ({ space: SPACES[quest.board === 3 ? quest.tokens.length : 0] }),
  'lay-challenge': view => ({ antechamber: galleriesOf(view).challenges.length + 1 }),
  'lay-fighter': layFighter,
  'leave-out': nothing,
  treville: nothing,
  cast: ({ men, seat }) => ({ second: men.some(man => man.seat === seat) }),
  install: view => taskAs(view, 'install'),
  nemesis: view => taskAs(view, 'install'),
  destination: ({ confined }) => ({ confined }),
  'paris-card': ({ paris }) => ({ inPlay: paris?.card ?? null }),
  treachery: ({ plotHand }) => ({ held: plotHand }),
  target: view => taskAs(view, 'target'),
  select,
  'man-turn': view => ({ ...standing(view), left: view.actions }),
  'must-leave': view => ({ ...standing(view), left: view.actions }),
  'last-ride': standing,
  ordered: standing,
  intercept,
  challenge,
  toll: fighting,
  commit,
  'commit-blind': commitBlind,
  epic: view => ({ ...fighting(view), epics: view.epics }),
  'foe-reroll': thrown,
  blade: view => ({ ...thrown(view), round: duelOf(view).round }),
  purchase: view => ({ who: actorOf(view).who, purse: view.purse }),
  'nothing-to-buy': actorOf,
  pay: view => ({ who: actorOf(view).who, item: taskAs(view, 'pay').item }),
  replace: view => ({ who: actorOf(view).who, item: taskAs(view, 'replace').item }),
  offer: trading,
  answer: trading,
  agree: trading,
  ride: actorOf,
  reveal,
  quarters: nothing,
  richelieu: ({ plotHand }) => ({ held: plotHand }),
  search: nothing,
  raze: nothing,
  'siege-reroll': siege,
  sacrifice,
  time: view => ({ cause: taskAs(view, 'time').cause, cards: view.oneForAll }),
  queen: ({ oneForAll }) => ({ cards: oneForAll }),
  victim: nothing,
  vote: view => taskAs(view, 'vote'),
  free: nothing,
  'one-for-all': ({ oneForAll }) => ({ cards: oneForAll }),
  hourglass: nothing,
};

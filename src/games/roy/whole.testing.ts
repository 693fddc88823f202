import { ADVENTURE, type Card, COPIES, countIn } from './cards/adventure.ts';
import { ADVERSARY_IDS } from './cards/adversaries.ts';
import { ARSENAL } from './cards/arsenal.ts';
import {
  CONSTANCE_LAST,
  EPICS,
  GARRISON_MOST,
  HONOUR_LAST,
  LOUVRE_LAST,
  ONE_FOR_ALL_MOST,
  PURSE_MOST,
  ROCHEFORT,
  SIEGE_END,
  TIME_LAST,
} from './cards/board.ts';
import { LOUVRE_IDS } from './cards/louvre.ts';
import { SHEETS, SLOTS } from './cards/musketeers.ts';
import { PARIS_IDS } from './cards/paris.ts';
import { TOKEN_KINDS, TOKENS, type Token } from './cards/tokens.ts';
import { TRAP_IDS } from './cards/traps.ts';
import { EQUIPMENT, SKILLS } from './names.ts';
import { treacheryDeck } from './setup.ts';
import type { Man, Quest, State } from './state.ts';

// Every card and token is somewhere, exactly once, and every marker is on its track.

const isWhole = <T>(found: readonly T[], all: readonly T[]): boolean =>
  found.slice().sort().join() === all.slice().sort().join();

const cardsOf = (state: State): Card[] => {
  const cards = [...state.hands.flat(), ...state.deck, ...state.discard, ...state.garrison];
  for (const task of state.todo)
    if (task.kind === 'challenge') cards.push(...task.paid, ...(task.ability === null ? [] : [task.ability]));
  return cards;
};

const tokensOn = (quest: Quest): readonly Token[] => {
  if (quest.board === 1) return quest.spaces.flatMap(slot => (slot === null ? [] : [slot.token]));
  if (quest.board === 3) return quest.tokens;
  return quest.board === 4 ? quest.fighters : [];
};

const tracks = (state: State): [name: string, value: number, least: number, most: number][] => [
  ['purse', state.purse, 0, PURSE_MOST],
  ['epics', state.epics, 0, EPICS],
  ['oneForAll', state.oneForAll, 0, ONE_FOR_ALL_MOST],
  ['time', state.time, 1, TIME_LAST],
  ['honour', state.honour, 0, HONOUR_LAST],
  ['siege', state.siege, -SIEGE_END, SIEGE_END],
  ['constance', state.constance, 0, CONSTANCE_LAST],
  ['ladder', state.ladder, 1, LOUVRE_LAST],
  ['rochefort', state.rochefort, 0, ROCHEFORT.life],
  ['garrison', state.garrison.length, 0, GARRISON_MOST],
  ['actions', state.actions, 0, 4],
];

const manAmiss = (man: Man): string[] => {
  const faults: string[] = [];
  if (man.life < 0 || man.life > SHEETS[man.who].life) faults.push(`${man.who} has ${man.life} life points`);
  if (man.life === 0 && man.place !== 'vieux-colombier') faults.push(`${man.who} lies at ${man.place}`);
  for (const owned of [man.gear, man.skills] as const)
    if (owned.length > SLOTS || new Set<string>(owned).size !== owned.length) faults.push(`${man.who} owns ${owned}`);
  return faults;
};

const storesAmiss = (state: State): string[] => {
  const faults: string[] = [];
  for (const item of EQUIPMENT) {
    const owned = state.men.filter(man => man.gear.includes(item)).length;
    if (state.arsenal[item] < 0 || state.arsenal[item] + owned > ARSENAL[item].copies) faults.push(`too many: ${item}`);
  }
  for (const skill of SKILLS) if (state.arsenal[skill] < 0) faults.push(`too many: ${skill}`);
  return faults;
};

/** What is offered in a trade is still in the hand of whoever offers it. */
const tradeAmiss = (state: State): string[] =>
  state.todo.flatMap(task => {
    if (task.kind !== 'trade') return [];
    const holds = (index: number, cards: readonly Card[]) =>
      cards.every(card => countIn(state.hands[state.men[index].seat], card) >= countIn(cards, card));
    return holds(task.man, task.gives.cards) && holds(task.partner, task.takes.cards) ? [] : ['a trade of thin air'];
  });

export const violations = (state: State): string[] => {
  const faults = [...tradeAmiss(state), ...state.men.flatMap(manAmiss), ...storesAmiss(state)];
  const cards = cardsOf(state);
  for (const card of ADVENTURE)
    if (countIn(cards, card) !== COPIES[card]) faults.push(`${countIn(cards, card)} cards of ${card}`);
  const missions = [state.paris, state.louvre].filter(mission => mission !== null);
  const foes = missions.flatMap(mission => mission.foes.map(foe => foe.id));
  if (!isWhole([...state.foes, ...state.fallen, ...foes], ADVERSARY_IDS)) faults.push('an Adversary is lost or double');
  const traps = [...state.traps, ...missions.flatMap(mission => mission.trap ?? [])];
  if (new Set(traps).size !== traps.length || traps.some(trap => !TRAP_IDS.includes(trap))) faults.push('traps');
  const plots = [...state.plots, ...state.plotHand, ...state.plotDiscard];
  if (!isWhole(plots, treacheryDeck(state.seats, state.options))) faults.push('a Treachery card is lost or double');
  const paris = [
    ...state.parisPile,
    ...state.parisHand,
    ...state.parisGone,
    ...(state.paris ? [state.paris.card] : []),
  ];
  if (!isWhole(paris, PARIS_IDS)) faults.push('a Paris card is lost or double');
  const louvre = [...state.louvreStack, ...state.louvreGone, ...(state.louvre ? [state.louvre.card] : [])];
  if (!isWhole(louvre, LOUVRE_IDS)) faults.push('a Louvre card is lost or double');
  for (const kind of TOKEN_KINDS) {
    const lying = tokensOn(state.quest).filter(token => token === kind).length;
    if (state.stock[kind] < 0 || state.stock[kind] + lying > TOKENS[kind].copies) faults.push(`tokens: ${kind}`);
  }
  for (const [name, value, least, most] of tracks(state))
    if (value < least || value > most) faults.push(`${name} stands at ${value}`);
  return faults;
};

import type { Tell } from '#kernel/game.ts';
import { below, shuffle } from '#kernel/rng.ts';
import { isCharacter } from './cards/adventure.ts';
import type { AdversaryId } from './cards/adversaries.ts';
import { INN_PATHS, INN_SPACES, ROCHEFORT } from './cards/board.ts';
import { DECOYS, type FightToken, TOKEN_KINDS, type Token } from './cards/tokens.ts';
import type { TrapId } from './cards/traps.ts';
import type { Choice } from './choices.ts';
import { restorePlots } from './decks.ts';
import type { Event } from './events.ts';
import { playParis } from './missions.ts';
import type { Location } from './names.ts';
import { layOut } from './questions/install.ts';
import { answerInn } from './questions/layouts.ts';
import { betray, hasTarget, mayChoose } from './questions/milady.ts';
import { isOn, type State } from './state.ts';
import { isTrap, strengthOf } from './strength.ts';
import type { InstallTask } from './tasks.ts';

// Playing without Milady (ROY.AUTO): what the table does in her place. All of it comes out of the match's own dice.

const anyOf = <T>(draft: State, items: readonly T[]): T => items[below(draft.rng, items.length)];

/** ROY.AUTO.13: every choice at random, but Shields are always rerolled. */
export const automaChoice = (draft: State, choices: readonly Choice[]): Choice => {
  const kinds = choices.map(choice => choice.kind);
  if (kinds.includes('reroll')) {
    const shield = choices.find(choice => choice.kind === 'reroll' && choice.face === 'shield');
    return shield ?? choices[kinds.indexOf('pass')];
  }
  if (kinds.includes('raze')) return raze(draft);
  return anyOf(draft, choices);
};

/** ROY.RULING.47: any Combat card lying there; the sharp automa takes a double first. */
const raze = (draft: State): Choice => {
  const all = isOn(draft, 'bassompierreDiscardable')
    ? draft.garrison
    : draft.garrison.filter(card => !isCharacter(card));
  const doubles = all.filter(card => card === 'double');
  return { kind: 'raze', card: anyOf(draft, isOn(draft, 'automaSharp') && doubles.length > 0 ? doubles : all) };
};

/** ROY.AUTO.9, ROY.AUTO.15: the successor of a completed Paris card comes when a turn begins. */
export const automaParis = (draft: State, tell: Tell<Event>) => {
  if (draft.paris !== null || draft.parisPile.length === 0) return;
  const card = anyOf(draft, draft.parisPile);
  draft.parisPile = draft.parisPile.filter(each => each !== card);
  playParis(draft, card, tell);
};

/** Cards that must lie at La Rochelle before the automa goes there (ROY.AUTO.4). */
const WORTH_A_VISIT = 2;

/** ROY.AUTO.3 to ROY.AUTO.5, ROY.RULING.46 */
export const automaDestination = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  const places: Location[] = (['paris', 'louvre', 'quest'] as const).filter(place => mayChoose(draft.rochefort, place));
  if (draft.garrison.length >= WORTH_A_VISIT) places.push('la-rochelle');
  const always = draft.quest.board === 4 && draft.rochefort > 0;
  const location = always ? 'quest' : places.length === 0 ? null : anyOf(draft, places);
  draft.location = location;
  draft.presence = location === null ? 'none' : 'exposed';
  draft.shown = location !== null;
  tell?.({ kind: 'shown', location, by: 'automa', reveals: true });
};

/** More redraws than there are Treachery cards would never end. */
const REDRAWS = 15;

/** ROY.AUTO.6, ROY.AUTO.7, ROY.AUTO.14 */
export const automaTreachery = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  for (let draws = 0; draws < REDRAWS; draws++) {
    restorePlots(draft, tell);
    const card = draft.plots.pop();
    if (card === undefined) return;
    const idle = card === 'balm' && draft.rochefort === ROCHEFORT.life;
    if (!idle && hasTarget(draft, card)) return betray(draft, card, tell);
    draft.plotDiscard.push(card);
    tell?.({ kind: 'idle', card, replaced: idle });
    if (!idle) return;
  }
};

/** ROY.AUTO.10, ROY.RULING.48: card by card from one shuffled deck; what does not fit goes back. */
export const automaInstall = (draft: State, task: InstallTask, tell: Tell<Event>) => {
  const deck: (AdversaryId | TrapId)[] = shuffle(draft.rng, [...draft.foes, ...draft.traps]);
  const { foes, trap } = fill(deck, task.left);
  const nemesis = trap === 'nemesis' ? anyOf(draft, draft.men).who : null; // ROY.AUTO.12
  layOut(draft, { ...task, left: 0, foes, trap, nemesis }, tell);
};

/** The deck is drawn from its end. */
export const fill = (deck: readonly (AdversaryId | TrapId)[], strength: number) => {
  const foes: AdversaryId[] = [];
  let trap: TrapId | null = null;
  let left = strength;
  for (let at = deck.length - 1; at >= 0 && left > 0; at--) {
    const card = deck[at];
    if (strengthOf(card) > left || (isTrap(card) && trap !== null)) continue;
    if (isTrap(card)) trap = card;
    else foes.push(card);
    left -= strengthOf(card);
  }
  return { foes, trap };
};

/** Every token left in the stock, one by one. */
const tokensOf = (draft: State): FightToken[] =>
  TOKEN_KINDS.flatMap(kind => new Array<FightToken>(draft.stock[kind]).fill(kind));

/** ROY.AUTO.11: eight tokens and the Decoys, in any order. */
export const automaInn = (draft: State, tell: Tell<Event>) => {
  const fighters = shuffle(draft.rng, tokensOf(draft)).slice(0, INN_PATHS * INN_SPACES - DECOYS);
  const tokens: Token[] = shuffle(draft.rng, [...fighters, ...new Array<Token>(DECOYS).fill('decoy')]);
  for (const token of tokens) answerInn(draft, token, tell);
};

/** On boards 3 and 4 each token, not each kind, is as likely as the next. */
export const automaToken = (draft: State): FightToken => anyOf(draft, tokensOf(draft));

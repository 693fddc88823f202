import type { Seat } from '#kernel/game.ts';
import { type Chance, faces, type LuckOf, luckSheet } from '#kernel/luck.ts';
import { BLUE_DIE, RED_DIE } from '../cards/board.ts';
import type { FightToken } from '../cards/tokens.ts';
import type { FoeId } from '../choices.ts';
import type { BlueRoll, Event, RedRoll } from '../events.ts';
import type { Musketeer } from '../names.ts';
import { MILADY, type State } from '../state.ts';
import { type Bout, boutOf, isBlue, type Swing, swingOfReroll, swingOfRoll } from './bout.ts';

const KEYS = {
  duels: { lucky: true },
  swords: { lucky: false },
  shields: { lucky: false },
  lilies: { lucky: false },
  search: { lucky: true },
  traps: { lucky: true },
  foes: { lucky: true },
  red: { lucky: false },
  siege: { lucky: true },
  abduction: { lucky: true },
  garrison: { lucky: true },
};

/** What is to be noted of each kind of event that tells of dice, or of whom they are thrown against. */
type Notes = { readonly [Kind in Event['kind']]?: (event: Extract<Event, { kind: Kind }>) => void };

const share = <Face>(face: Face, die: readonly Face[]): number => die.filter(each => each === face).length / die.length;
const blueFaces = (got: number, dice: number, face: (typeof BLUE_DIE)[number]): Chance =>
  faces(got, dice, share(face, BLUE_DIE));
const redFaces = (got: number, dice: number, face: (typeof RED_DIE)[number]): Chance =>
  faces(got, dice, share(face, RED_DIE));
const redSwords = ({ swords, shields }: RedRoll): Chance => redFaces(swords, swords + shields, 'sword');
const blueSwords = ({ swords, shields, lilies }: BlueRoll): Chance =>
  blueFaces(swords, swords + shields + lilies, 'sword');

/** Every die of the match, by its faces; those of duels also by what they came to. */
export const luckOf: LuckOf = ({ opening, played }) => {
  const sheet = luckSheet(KEYS);
  const tokens = new Map<FoeId, FightToken | null>();
  let state = opening.state as State;
  let bout: Bout | null = null;

  const seatOf = (who: Musketeer): Seat => state.men.find(man => man.who === who)?.seat ?? MILADY;
  const noteSwing = (seat: Seat, { got, mean, variance }: Swing, count: number) => {
    sheet.note('duels', seat, { got, mean, variance, count });
    sheet.note('foes', MILADY, { got: -got, mean: -mean, variance, count });
  };
  const noteBlue = (seat: Seat, { swords, shields, lilies }: BlueRoll) => {
    const dice = swords + shields + lilies;
    sheet.note('swords', seat, blueFaces(swords, dice, 'sword'));
    sheet.note('shields', seat, blueFaces(shields, dice, 'shield'));
    sheet.note('lilies', seat, blueFaces(lilies, dice, 'lily'));
  };

  const notes: Notes = {
    duel({ foe, token }) {
      tokens.set(foe, token);
    },
    'turned-up'({ space, token }) {
      if (space === -1 && token !== 'decoy') tokens.set('road', token);
    },
    rolled(event) {
      bout = boutOf(state, event, tokens.get(event.foe) ?? null);
      noteSwing(bout.seat, swingOfRoll(bout), 1);
      noteBlue(bout.seat, bout.blue);
      if (!bout.fixed) sheet.note('red', MILADY, redSwords(bout.red));
    },
    rerolled(event) {
      if (bout === null) throw new Error('a die is rolled again that never fell');
      const next = swingOfReroll(bout, event);
      bout = next.bout;
      noteSwing(bout.seat, next.swing, 0);
      const one = (face: string): number => (event.to === face ? 1 : 0);
      if (isBlue(event)) noteBlue(bout.seat, { swords: one('sword'), shields: one('shield'), lilies: one('lily') });
      else sheet.note('red', MILADY, redFaces(one('sword'), 1, 'sword'));
    },
    searched: ({ who, roll }) => sheet.note('search', seatOf(who), blueSwords(roll)),
    bite: ({ who, face }) => sheet.note('traps', seatOf(who), redFaces(face === 'shield' ? 1 : 0, 1, 'shield')),
    siege({ red, blue }) {
      sheet.note('siege', MILADY, redSwords(red));
      sheet.note('garrison', null, blueSwords(blue));
    },
    'siege-reroll'({ face }) {
      if (face !== null) sheet.note('siege', MILADY, redFaces(face === 'sword' ? 1 : 0, 1, 'sword'));
    },
    abduction: ({ red }) => sheet.note('abduction', MILADY, redSwords(red)),
  };
  const note = (event: Event) => (notes[event.kind] as ((event: Event) => void) | undefined)?.(event);

  for (const event of opening.events as readonly Event[]) note(event);
  for (const each of played) {
    for (const event of each.events as readonly Event[]) note(event);
    state = each.state as State;
  }
  return sheet.rows().filter(row => row.count > 0);
};

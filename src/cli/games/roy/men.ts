import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { SKILLS } from '#games/roy/names.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import { isDown, type Man } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import type { Who } from '#kernel/text.ts';
import { dotted, field, points, times } from '../lines.ts';
import type { RoyWords } from './words.ts';

const skills = (man: Man, words: RoyWords): string =>
  SKILLS.map(
    skill => `${words.skillLetters[skill]}${skillOf(man, skill)}${man.skills.includes(skill) ? '+' : ''}`,
  ).join(' ');

const turn = (man: Man, view: View, words: RoyWords): string | null => {
  if (isDown(man)) return words.down;
  if (man.turn === 'acting') return words.acting(view.actions);
  return man.turn === 'done' && view.phase === 'musketeers' ? words.done : null;
};

const gear = (man: Man, words: RoyWords): string | null => {
  const list = man.gear.map(item => words.names.items[item].name);
  if (man.improved) list.push(words.improved);
  return list.length === 0 ? null : list.join(', ');
};

/** Each musketeer on a line: life, skills, where he is, what he carries. */
export const drawMen = (view: View, who: Who, words: RoyWords): string[] => {
  const shared = view.seats > 2;
  return view.men.flatMap(man =>
    field(
      words.names.musketeers[man.who].name,
      dotted(
        `${points(man.life, SHEETS[man.who].life)} ${skills(man, words)}`,
        shared ? who.name(man.seat) : null,
        words.names.places[man.place].name,
        gear(man, words),
        turn(man, view, words),
        man.fateful ? words.fateful : null,
      ),
    ),
  );
};

export const drawHand = (view: View, words: RoyWords): string =>
  view.hand.length === 0 ? words.emptyHand : times(view.hand, card => words.names.cards[card].name);

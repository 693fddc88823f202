import { countIn, holdsCombat } from '#games/roy/cards/adventure.ts';
import { CONSTANCE_LAST, HONOUR_LAST, LOUVRE_LAST, SIEGE_END, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import { challengeAt, isDown, mayMeetRochefort, skillOf } from '#games/roy/facts.ts';
import type { Place, Skill } from '#games/roy/names.ts';
import { type Man, MILADY } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';

/** A word to a newcomer: which sentence, and what it speaks of. */
export type Hint =
  | { readonly id: 'queen'; readonly left: number }
  | { readonly id: 'siege'; readonly left: number }
  | { readonly id: 'time'; readonly left: number }
  | { readonly id: 'constance'; readonly left: number }
  | { readonly id: 'louvre-fails' }
  | { readonly id: 'fallen' }
  | { readonly id: 'bastille' }
  | { readonly id: 'outnumbered'; readonly blue: number; readonly red: number }
  | { readonly id: 'rochefort'; readonly place: Place }
  | { readonly id: 'challenge-short'; readonly skill: Skill; readonly missing: number }
  | { readonly id: 'captain' }
  | { readonly id: 'quest' }
  | { readonly id: 'garrison' }
  | { readonly id: 'her-layout' }
  | { readonly id: 'her-strength' }
  | { readonly id: 'her-intercept' }
  | { readonly id: 'her-quarters' }
  | { readonly id: 'her-palace' }
  | { readonly id: 'her-siege'; readonly cards: number }
  | { readonly id: 'her-destination' };
export type HintId = Hint['id'];

/** The rule each of them rests on. */
export const HINT_RULES: Readonly<Record<HintId, string>> = {
  queen: 'ROY.LOUVRE.13',
  siege: 'ROY.SIEGE.15',
  time: 'ROY.TIME.2',
  constance: 'ROY.PARIS.14',
  'louvre-fails': 'ROY.LOUVRE.9',
  fallen: 'ROY.OUT.3',
  bastille: 'ROY.BAST.3',
  outnumbered: 'ROY.DUEL.3',
  rochefort: 'ROY.ROCH.1',
  'challenge-short': 'ROY.CHALL.3',
  captain: 'ROY.CARD.35',
  quest: 'ROY.GEN.2',
  garrison: 'ROY.REINF.1',
  'her-layout': 'ROY.INN.1',
  'her-strength': 'ROY.PARIS.6',
  'her-intercept': 'ROY.ROCH.4',
  'her-quarters': 'ROY.MILQ.1',
  'her-palace': 'ROY.RICH.2',
  'her-siege': 'ROY.SIEGE.2',
  'her-destination': 'ROY.DEST.7',
};

/** So near to the end of a track, and one should be told. */
const NEAR = { queen: 3, siege: 2, time: 3, constance: 3 } as const;
/** So few skill points short, and the challenge is worth preparing. */
const ALMOST = 2;

const dangers = (view: View): readonly (Hint | false)[] => {
  const queen = HONOUR_LAST - view.honour;
  const siege = SIEGE_END + view.siege;
  const time = TIME_LAST - view.time;
  const constance = CONSTANCE_LAST - view.constance;
  return [
    constance <= NEAR.constance && view.paris?.card === 'abduction' && { id: 'constance', left: constance },
    siege <= NEAR.siege && { id: 'siege', left: siege },
    queen <= NEAR.queen && { id: 'queen', left: queen },
    time <= NEAR.time && { id: 'time', left: time },
    view.louvre !== null && view.ladder === LOUVRE_LAST - 1 && { id: 'louvre-fails' },
  ];
};

const shortOf = (view: View, man: Man): Hint | false => {
  const challenge = challengeAt(view, man.place);
  if (challenge === null) return false;
  const { skill, value } = challenge;
  const score = skillOf(man, skill) + countIn(view.hand, skill);
  const missing = value - score;
  return missing > 0 && missing <= ALMOST && { id: 'challenge-short', skill, missing };
};

const turnOf = (view: View, man: Man): readonly (Hint | false)[] => {
  return [
    man.place === 'bastille' && { id: 'bastille' },
    !view.shown && mayMeetRochefort(view, man) && { id: 'rochefort', place: man.place },
    shortOf(view, man),
    view.hand.includes('captain') && { id: 'captain' },
    view.turn > 1 && view.men.every(({ place }) => place !== 'quest') && { id: 'quest' },
    view.garrison.length === 0 && holdsCombat(view.hand) && man.place === 'la-rochelle' && { id: 'garrison' },
  ];
};

const forTeam = (view: View, choices: readonly Choice[]): readonly (Hint | false)[] => {
  const task = view.todo.at(-1);
  if (task?.kind === 'duel')
    return [
      task.stage === 'commit' &&
        task.blue <= task.red &&
        choices.some(({ kind }) => kind === 'commit') && { id: 'outnumbered', blue: task.blue, red: task.red },
    ];
  if (task?.kind === 'select') {
    const down = view.men.some(man => man.seat === view.seat && man.turn === 'waiting' && isDown(man));
    return [down && { id: 'fallen' }, ...dangers(view)];
  }
  if (task?.kind !== 'man-turn') return [];
  return [...dangers(view), ...turnOf(view, view.men[task.man])];
};

const forMilady = (view: View, choices: readonly Choice[]): readonly (Hint | false)[] => {
  const task = view.todo.at(-1);
  switch (task?.kind) {
    case 'lay-inn':
      return [{ id: 'her-layout' }];
    case 'install':
      return [{ id: 'her-strength' }];
    case 'intercept':
      return [choices.some(({ kind }) => kind === 'intercept') && { id: 'her-intercept' }];
    case 'destination':
      return [
        view.paris === null && view.parisHand === 0 && view.parisPile > 0 && { id: 'her-quarters' },
        view.plotHand === 0 && { id: 'her-palace' },
        view.garrison.length > 1 && { id: 'her-siege', cards: view.garrison.length },
        { id: 'her-destination' },
      ];
    default:
      return [];
  }
};

/** The one hint worth giving now, the most pressing first; those the reader has put away are not given again. */
export const hintFor = (view: View, choices: readonly Choice[], closed: readonly string[]): Hint | null => {
  if (view.seat === null || choices.length === 0) return null;
  const hints = view.seat === MILADY ? forMilady(view, choices) : forTeam(view, choices);
  return hints.find((hint): hint is Hint => hint !== false && !closed.includes(hint.id)) ?? null;
};

import { ADVERSARIES, type AdversaryId } from '#games/roy/cards/adversaries.ts';
import { CONSTANCE_LAST } from '#games/roy/cards/board.ts';
import type { Fighter, Pattern } from '#games/roy/cards/fighter.ts';
import type { LouvreId } from '#games/roy/cards/louvre.ts';
import { PARIS, type ParisId } from '#games/roy/cards/paris.ts';
import { openChallenge } from '#games/roy/missions/missions.ts';
import type { Place } from '#games/roy/names.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import type { Foe, Mission } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import { below, dotted, field, points, times } from '../lines.ts';
import { drawQuest } from './quest.ts';
import type { Power, RoyWords } from './words.ts';

const POWERS: readonly Power[] = ['armour', 'pistol', 'brutal', 'rerolls', 'stings', 'bars', 'toll'];

const faces = ({ swords, shields, lilies }: Pattern, { names }: RoyWords): string =>
  dotted(
    swords > 0 ? names.faces.sword.count(swords) : null,
    shields > 0 ? names.faces.shield.count(shields) : null,
    lilies > 0 ? names.faces.lily.count(lilies) : null,
  );

/** Dice and powers. */
const prowess = (fighter: Fighter, words: RoyWords): string =>
  [
    words.dice(fighter.dice),
    ...(fighter.manoeuvre === null ? [] : [words.manoeuvre(faces(fighter.manoeuvre, words))]),
    ...POWERS.filter(power => fighter[power]).map(power => words.powers[power]),
  ].join(', ');

const foe = ({ id, life }: Foe, words: RoyWords): string => {
  const { name } = words.names.foes[id];
  return `${name} ${points(life, ADVERSARIES[id].life)} (${prowess(ADVERSARIES[id], words)})`;
};

const trap = (mission: Mission<ParisId | LouvreId>, words: RoyWords): string[] => {
  if (mission.trap === null) return [];
  const does =
    mission.nemesis === null ? words.traps[mission.trap] : words.nemesis(words.names.musketeers[mission.nemesis].the);
  return below(`! ${words.trap(words.names.traps[mission.trap].name, does)}`);
};

const challenge = (mission: Mission<ParisId | LouvreId>, words: RoyWords): string | null => {
  const open = openChallenge(mission);
  if (open !== null) return words.challenge(words.names.skills[open.skill], open.value);
  return mission.card === 'duels' ? null : words.won;
};

const stipulation = (card: ParisId, view: View, words: RoyWords): string | null => {
  const { asks, goal } = PARIS[card];
  if (asks !== null) return words.asks[asks](view.constance, goal);
  return card === 'abduction' ? words.successes(view.constance, CONSTANCE_LAST) : null;
};

/** A mission with all that lies at it. */
const drawMission = (
  mission: Mission<ParisId> | Mission<LouvreId> | null,
  title: (mission: Mission<ParisId | LouvreId>) => string | null,
  words: RoyWords,
): { first: string; rest: string[] } => {
  if (mission === null) return { first: words.noMission, rest: [] };
  return {
    first: dotted(title(mission), challenge(mission, words)),
    rest: [...mission.foes.flatMap(each => below(`† ${foe(each, words)}`)), ...trap(mission, words)],
  };
};

/** Who stands somewhere. */
const here = (view: View, place: Place, words: RoyWords): string | null => {
  const men = view.men.filter(man => man.place === place).map(man => words.names.musketeers[man.who].name);
  return men.length === 0 ? null : `» ${men.join(', ')}`;
};

const garrison = ({ garrison: cards }: View, words: RoyWords): string =>
  cards.length === 0
    ? words.noGarrison
    : words.garrison(
        times(cards, card => words.names.cards[card].name),
        garrisonDice(cards),
      );

/** The places one below the other, with who stands there. */
export const drawPlaces = (view: View, words: RoyWords): string[] => {
  const { names } = words;
  const paris = drawMission(
    view.paris,
    () =>
      view.paris === null ? null : dotted(names.paris[view.paris.card], stipulation(view.paris.card, view, words)),
    words,
  );
  const louvre = drawMission(view.louvre, () => (view.louvre === null ? null : names.louvre[view.louvre.card]), words);
  const plain = (place: Place) => {
    const who = here(view, place, words);
    return who === null ? [] : field(names.places[place].name, who);
  };
  return [
    ...field(names.places.paris.name, dotted(paris.first, here(view, 'paris', words))),
    ...paris.rest,
    ...field(names.places.louvre.name, dotted(louvre.first, here(view, 'louvre', words))),
    ...louvre.rest,
    ...field(names.places['la-rochelle'].name, dotted(garrison(view, words), here(view, 'la-rochelle', words))),
    ...plain('vieux-colombier'),
    ...plain('richelieu'),
    ...plain('bastille'),
    ...field(
      names.places.quest.name,
      dotted(words.board(view.quest.board, names.boards[view.quest.board]), here(view, 'quest', words)),
    ),
    ...drawQuest(view, words),
  ];
};

export const adversary = (id: AdversaryId, words: RoyWords): string =>
  `${words.names.foes[id].name} ${ADVERSARIES[id].strength}`;

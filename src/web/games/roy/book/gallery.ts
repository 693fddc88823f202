import { ADVENTURE, type Card, CHARACTERS, type Character, type COMBAT, COPIES } from '#games/roy/cards/adventure.ts';
import { ADVERSARIES, type AdversaryId } from '#games/roy/cards/adversaries.ts';
import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import type { BOARD_MARKS } from '#games/roy/cards/board.ts';
import { EPICS } from '#games/roy/cards/board.ts';
import { LOUVRE, type LouvreId } from '#games/roy/cards/louvre.ts';
import { PARIS, type ParisId } from '#games/roy/cards/paris.ts';
import { CHALLENGE_TOKENS, DECOYS, TOKEN_KINDS, TOKENS } from '#games/roy/cards/tokens.ts';
import type { TrapId } from '#games/roy/cards/traps.ts';
import { TREACHERY, type TreacheryId } from '#games/roy/cards/treachery.ts';
import { type Item, LOCATIONS, type Location, type Musketeer, type SKILLS, type Skill } from '#games/roy/names.ts';
import type { CardTexts, Names } from '#games/roy/text/shape.ts';
import type { IconName } from '#web/art/icon-names.ts';
import type { Source } from '#web/parts/book/book.ts';
import type { HouseGroup, Valued } from '../help/house-values.ts';
import { ITEM_ICONS, TRAP_ICONS } from '../info-card/icons.ts';
import { faceOfFoe } from '../scene/faces.ts';
import { SKILL_ICONS } from '../side/card-faces.ts';
import type { CardPiece, Piece } from './pieces.ts';

/** A component as the gallery shows it. */
export interface Shown {
  readonly id: string;
  readonly name: string;
  readonly text: string | null;
  readonly copies: number;
  readonly pieces: readonly Piece[];
  /** The kind of value, or none where one mark holds for the whole piece. */
  readonly values: readonly (readonly [field: Valued['values'][number][0] | null, source: Source])[];
}

const BOARD_ICONS: Readonly<Record<keyof typeof BOARD_MARKS, readonly Piece[]>> = {
  blueDie: [{ blue: 'lily' }],
  redDie: [{ red: 'sword' }],
  rochefort: [{ face: 'rochefort' }],
  improved: [{ icon: 'fencer' }],
  jailer: [{ face: 'jailer' }],
  guards: [{ face: 'sentry' }],
  wardes: [{ face: 'wardes' }],
  calais: [{ icon: 'galleon' }],
  tokens: [{ token: null }],
  challengeTokens: [{ token: 'panache' }],
  time: [{ icon: 'hourglass' }],
  honour: [{ icon: 'queen-crown' }],
  siege: [{ icon: 'cannon' }],
  purse: [{ icon: 'coins' }],
  oneForAll: [{ icon: 'three-friends' }],
};

export const PLACE_ICONS: Readonly<Record<Location, IconName>> = {
  quarters: 'domino-mask',
  richelieu: 'pope-crown',
  paris: 'love-letter',
  louvre: 'fleur-de-lys',
  'la-rochelle': 'cannon',
  quest: 'tavern-sign',
};

const mission = (
  tone: CardPiece['tone'],
  challenge: { readonly skill: Skill; readonly value: number } | null,
): Piece[] => [
  {
    small:
      challenge === null
        ? { tone, icon: 'crossed-swords' }
        : { tone, skill: challenge.skill, icon: SKILL_ICONS[challenge.skill], value: challenge.value },
  },
];

/** How a card of a group is drawn, what it does, and how many there are. */
const TOLD: Readonly<
  Record<HouseGroup, (id: string, cards: CardTexts) => Pick<Shown, 'pieces' | 'text'> & { readonly copies?: number }>
> = {
  adversaries: (id, { adversaries }) => {
    const foe = id as AdversaryId;
    return {
      pieces: [{ small: { tone: 'red', face: faceOfFoe(foe), dice: ADVERSARIES[foe].dice } }],
      text: adversaries[foe].help,
    };
  },
  traps: (id, { traps }) => ({
    pieces: [{ small: { tone: 'dark', icon: TRAP_ICONS[id as TrapId] } }],
    text: traps[id as TrapId].help,
  }),
  treachery: (id, { treachery }) => ({
    pieces: [{ small: { tone: 'velvet', icon: 'spy' } }],
    text: treachery[id as TreacheryId].help,
    copies: TREACHERY[id as TreacheryId].copies,
  }),
  paris: (id, { paris }) => ({
    pieces: mission('red', PARIS[id as ParisId].challenge),
    text: paris[id as ParisId].help,
  }),
  louvre: (id, { louvre }) => ({ pieces: mission('blue', LOUVRE[id as LouvreId]), text: louvre[id as LouvreId].help }),
  characters: (id, { characters }) => ({
    pieces: [{ card: id as Character }],
    text: characters[id as Character].help,
  }),
  musketeers: (id, { musketeers }) => ({ pieces: [{ face: id as Musketeer }], text: musketeers[id as Musketeer].help }),
  arsenal: (id, { items }) => ({
    pieces: [{ small: { tone: 'paper', icon: ITEM_ICONS[id as Item] } }],
    text: items[id as Item].help,
    copies: ARSENAL[id as Item].copies,
  }),
  board: id => ({ pieces: BOARD_ICONS[id as keyof typeof BOARD_MARKS], text: null }),
};

export const shownIn = (group: HouseGroup, { id, name, values }: Valued, cards: CardTexts): Shown => ({
  copies: 1,
  ...TOLD[group](id, cards),
  id: `${group}-${id}`,
  name,
  values,
});

const BOOK: Shown['values'] = [[null, 'book']];
const PLAIN_CARDS: readonly Card[] = ADVENTURE.filter(card => !(CHARACTERS as readonly Card[]).includes(card));

/** What has no values of its own that had to be found: the Adventure deck, the tokens of the Quest, the Locations. */
export const plainGroups = (names: Names, cards: CardTexts): Readonly<Record<string, readonly Shown[]>> => ({
  adventure: PLAIN_CARDS.map(card => ({
    id: `adventure-${card}`,
    name: names.cards[card].name,
    text: { ...cards.skills, ...cards.combat }[card as (typeof SKILLS)[number] | (typeof COMBAT)[number]].help,
    copies: COPIES[card],
    pieces: [{ card }],
    values: BOOK,
  })),
  tokens: [
    ...[...TOKEN_KINDS, 'decoy' as const].map(
      (token): Shown => ({
        id: `token-${token}`,
        name: names.tokens[token].name,
        text: cards.tokens[token].help,
        copies: token === 'decoy' ? DECOYS : TOKENS[token].copies,
        pieces: [{ token }],
        values:
          token === 'decoy' || token === 'snare'
            ? BOOK
            : [
                ['copies', 'book'],
                ['dice', 'house'],
              ],
      }),
    ),
    ...CHALLENGE_TOKENS.map(
      (skill): Shown => ({
        id: `challenge-${skill}`,
        name: cards.challengeTokens[skill].title,
        text: cards.challengeTokens[skill].help,
        copies: 1,
        pieces: [{ token: skill }],
        values: BOOK,
      }),
    ),
    {
      id: 'epic',
      name: cards.epic.title,
      text: cards.epic.help,
      copies: EPICS,
      pieces: [{ icon: 'laurels' }],
      values: BOOK,
    },
  ],
  locations: LOCATIONS.map(place => ({
    id: `location-${place}`,
    name: cards.places[place].title,
    text: cards.places[place].help,
    copies: 1,
    pieces: [{ small: { tone: 'velvet', icon: PLACE_ICONS[place] } }],
    values: BOOK,
  })),
});

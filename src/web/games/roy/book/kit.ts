import { CHARACTERS } from '#games/roy/cards/adventure.ts';
import { IMPROVED } from '#games/roy/cards/musketeers.ts';
import { PARIS_IDS } from '#games/roy/cards/paris.ts';
import { TRAP_IDS } from '#games/roy/cards/traps.ts';
import { EFFECTS, EQUIPMENT, LOCATIONS, type Location, SKILLS } from '#games/roy/names.ts';
import type { CardTexts, Names } from '#games/roy/text/shape.ts';
import type { IconName } from '#web/art/icon-names.ts';
import { ITEM_ICONS, TRAP_ICONS } from '../info-card/icons.ts';
import { SKILL_ICONS } from '../side/card-faces.ts';
import type { Words } from '../text/words.ts';
import { PLACE_ICONS } from './gallery.ts';
import type { Piece } from './pieces.ts';
import type { Labels } from './text/words.ts';

interface Item {
  readonly pieces: readonly Piece[];
  readonly name: string;
  readonly text?: string | null;
}

/** A figure that is a row of pieces, each with its name. */
interface Kit {
  readonly items: readonly Item[];
  readonly below?: boolean;
  /** Pixels that one needs at least, and that its drawing takes. */
  readonly width?: number;
  readonly drawn?: number;
}

export interface Told {
  readonly names: Names;
  readonly cards: CardTexts;
  readonly labels: Labels;
  readonly words: Words;
}

const ACTION_ICONS: Readonly<Record<keyof Labels['actions'], IconName>> = {
  draw: 'card-draw',
  move: 'footsteps',
  trade: 'trade',
  character: 'conversation',
  reinforce: 'cannon',
  challenge: 'feather',
  duel: 'crossed-swords',
  buy: 'coins',
};
const EFFECT_ICONS: Readonly<Record<(typeof EFFECTS)[number], IconName>> = {
  time: 'hourglass',
  honour: 'queen-crown',
  epic: 'laurels',
};
const icon = (name: IconName): Piece[] => [{ icon: name }];
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** How many Paris cards wait once Milady has laid her first. */
const PARIS_LEFT = PARIS_IDS.length - 1;

/** ROY.DEST.7 */
const gainAt = (place: Location, gain: Words['hers']['gain']): string => {
  if (place === 'quarters') return gain['paris-card'](PARIS_LEFT);
  if (place === 'richelieu') return gain.treachery;
  return place === 'la-rochelle' ? gain.raze : gain.intercept;
};

/** By the figure's id. */
const KITS: Readonly<Record<string, (told: Told) => Kit>> = {
  COMP: ({ names: { cards, faces, tokens } }) => ({
    below: true,
    width: 66,
    items: [
      { pieces: [{ card: 'erudition' }], name: cards.erudition.name },
      { pieces: [{ card: 'single' }], name: cards.single.name },
      { pieces: [{ card: 'ketty' }], name: cards.ketty.name },
      { pieces: [{ blue: 'lily' }], name: faces.lily.name },
      { pieces: [{ red: 'sword' }], name: faces.sword.name },
      { pieces: [{ token: 'two' }], name: tokens.two.name },
      { pieces: [{ token: 'decoy' }], name: tokens.decoy.name },
    ],
  }),
  DEST: ({ names, words }) => ({
    width: 190,
    drawn: 62,
    items: LOCATIONS.map(place => ({
      pieces: [{ small: { tone: 'velvet', icon: PLACE_ICONS[place] } }],
      name: names.places[place].name,
      text: gainAt(place, words.hers.gain),
    })),
  }),
  TREACH: ({ names, cards }) => ({
    width: 190,
    drawn: 62,
    items: (['emergency', 'ambush', 'conscripts'] as const).map(id => ({
      pieces: [{ small: { tone: 'velvet', icon: 'spy' } }],
      name: names.treachery[id],
      text: cards.treachery[id].help,
    })),
  }),
  ACT: ({ labels }) => ({
    width: 210,
    items: (Object.keys(ACTION_ICONS) as (keyof Labels['actions'])[]).map(action => ({
      pieces: icon(ACTION_ICONS[action]),
      name: labels.actions[action],
    })),
  }),
  CHAR: ({ names, cards }) => ({
    width: 230,
    items: CHARACTERS.map(card => ({
      pieces: [{ card }],
      name: names.cards[card].name,
      text: cards.characters[card].help,
    })),
  }),
  TRAP: ({ names, cards }) => ({
    width: 260,
    drawn: 62,
    items: TRAP_IDS.map(trap => ({
      pieces: [{ small: { tone: 'dark', icon: TRAP_ICONS[trap] } }],
      name: names.traps[trap].name,
      text: cards.traps[trap].help,
    })),
  }),
  EQUIP: ({ names, cards }) => ({
    width: 280,
    items: EQUIPMENT.map(item => ({
      pieces: icon(ITEM_ICONS[item]),
      name: names.items[item].name,
      text: cards.items[item].help,
    })),
  }),
  UPGR: ({ names, cards }) => ({
    width: 250,
    drawn: 84,
    items: [
      { pieces: icon('healing'), name: names.items.balm.name, text: cards.items.balm.help },
      { pieces: [{ pattern: IMPROVED }], name: names.items.manoeuvre.name, text: cards.items.manoeuvre.help },
      ...SKILLS.map(skill => ({
        pieces: icon(SKILL_ICONS[skill]),
        name: names.items[skill].name,
        text: cards.items[skill].help,
      })),
    ],
  }),
  QUEST: ({ names, cards }) => ({
    width: 230,
    items: [
      ...(['three', 'parry', 'snare', 'decoy'] as const).map(token => ({
        pieces: [{ token }],
        name: names.tokens[token].name,
        text: cards.tokens[token].help,
      })),
      { pieces: icon('laurels'), name: cards.epic.title, text: cards.epic.help },
    ],
  }),
  ONE: ({ names }) => ({
    width: 180,
    items: EFFECTS.map(effect => ({ pieces: icon(EFFECT_ICONS[effect]), name: capital(names.effects[effect]) })),
  }),
};

export const kitOf = (id: string, told: Told): Kit => KITS[id]?.(told) ?? { items: [] };

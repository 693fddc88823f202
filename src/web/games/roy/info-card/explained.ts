import { isCharacter } from '#games/roy/cards/adventure.ts';
import { INN_SPACES } from '#games/roy/cards/board.ts';
import type { FoeId } from '#games/roy/choices.ts';
import { opponentOf } from '#games/roy/text/here.ts';
import type { CardTexts, Names } from '#games/roy/text/shape.ts';
import type { View } from '#games/roy/view.ts';
import type { Explained } from '#kernel/text.ts';
import type { Target } from '../targets.ts';
import type { Words } from '../text/words.ts';

/** All that the card of a target is written with. */
export interface Writing {
  readonly view: View;
  readonly words: Words['infoCard'];
  readonly names: Names;
  readonly cards: CardTexts;
}

const foe = (id: FoeId, { view, names, cards }: Writing): Explained => {
  if (id in cards.adversaries) return cards.adversaries[id as keyof CardTexts['adversaries']];
  if (id in cards.others) return cards.others[id as keyof CardTexts['others']];
  const { token } = opponentOf(view, id);
  return {
    title: names.foes[id].name,
    help: token === null ? cards.boards[view.quest.board].help : cards.tokens[token].help,
  };
};

const card = (id: Extract<Target, { kind: 'card' }>['id'], { cards }: Writing): Explained => {
  if (isCharacter(id)) return cards.characters[id];
  return id === 'single' || id === 'double' ? cards.combat[id] : cards.skills[id];
};

/** What a target is called, and what it is and does. */
export const explained = (target: Target, writing: Writing): Explained => {
  const { view, words, names, cards } = writing;
  switch (target.kind) {
    case 'place':
      return cards.places[target.id];
    case 'mission':
      if (target.place === 'paris') return view.paris === null ? words.noMission : cards.paris[view.paris.card];
      return view.louvre === null ? words.noMission : cards.louvre[view.louvre.card];
    case 'foe':
      return foe(target.id, writing);
    case 'trap':
      return cards.traps[target.id];
    case 'man':
      return cards.musketeers[target.who];
    case 'milady':
      return words.milady;
    case 'track':
      return words.tracks[target.id];
    case 'quest':
      return cards.boards[view.quest.board];
    case 'space': {
      const path = Math.floor(target.space / INN_SPACES);
      return { title: words.space.title(names.paths[path], (target.space % INN_SPACES) + 1), help: words.space.help };
    }
    case 'path':
      return { title: names.paths[target.path], help: words.path.help };
    case 'token':
      return cards.tokens[target.id];
    case 'arsenal':
      return words.arsenal;
    case 'item':
      return cards.items[target.id];
    case 'skill':
      return { title: names.skills[target.id], help: cards.skills[target.id].help };
    case 'card':
      return card(target.id, writing);
    case 'deck':
      return words.deck;
    case 'garrison':
      return words.garrison;
    case 'treachery':
      return cards.treachery[target.id];
    case 'paris':
      return cards.paris[target.id];
    case 'effect':
      return words.effects[target.id];
  }
};

import { TRAP_IDS } from '#games/roy/cards/traps.ts';
import { ANTECHAMBERS } from '#games/roy/quest/galleries.ts';
import { MILADY, type Quest, type State } from '#games/roy/state.ts';
import type { QuestView, Screen, View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';

/** What a seat knows when it chooses. A view has all of it; so has the seat's part of an imagined world. */
export type Sight = Pick<
  View,
  | 'options'
  | 'seats'
  | 'automa'
  | 'phase'
  | 'turn'
  | 'todo'
  | 'men'
  | 'hand'
  | 'hands'
  | 'garrison'
  | 'purse'
  | 'epics'
  | 'oneForAll'
  | 'arsenal'
  | 'actions'
  | 'time'
  | 'honour'
  | 'siege'
  | 'constance'
  | 'ladder'
  | 'paris'
  | 'louvre'
  | 'quest'
  | 'location'
  | 'presence'
  | 'shown'
  | 'confined'
  | 'plotHand'
  | 'parisHand'
  | 'parisPile'
  | 'rochefort'
  | 'timeStop'
  | 'conscripts'
  | 'isolation'
  | 'reinforcements'
  | 'trapsGone'
  | 'screen'
> & { readonly seat: Seat };

export const sightOf = (view: View): Sight => {
  if (view.seat === null) throw new Error('a spectator has nothing to choose');
  return view as View & { seat: Seat };
};

/** The Quest board without the tokens that lie face down for the musketeers. */
const openQuest = (quest: Quest): QuestView => {
  switch (quest.board) {
    case 1:
      return {
        board: 1,
        spaces: quest.spaces.map(slot => (slot === null || slot.up ? slot : { token: null, up: false })),
      };
    case 2:
      return quest;
    case 3: {
      const seen = quest.beaten + (quest.up ? 1 : 0);
      return { ...quest, tokens: quest.tokens.map((token, i) => (i < seen ? token : null)) };
    }
    case 4: {
      const open = quest.fighters.length === 2 * ANTECHAMBERS ? quest.at : -1;
      return {
        ...quest,
        challenges: quest.challenges.map((skill, i) => (i <= open ? skill : null)),
        fighters: quest.fighters.map((token, i) => (i < 2 * (open + 1) ? token : null)),
      };
    }
  }
};

const screenOf = ({ foes, traps, plotHand, parisHand, parisPile, stock, standing }: State): Screen => ({
  foes,
  traps,
  plotHand,
  parisHand,
  parisPile,
  stock,
  standing,
  search: null,
});

export const sightIn = (world: State, seat: Seat): Sight => ({
  seat,
  options: world.options,
  seats: world.seats,
  automa: world.automa,
  phase: world.phase,
  turn: world.turn,
  todo: world.todo,
  men: world.men,
  hand: seat < 0 ? [] : world.hands[seat],
  hands: world.hands.map(hand => hand.length),
  garrison: world.garrison,
  purse: world.purse,
  epics: world.epics,
  oneForAll: world.oneForAll,
  arsenal: world.arsenal,
  actions: world.actions,
  time: world.time,
  honour: world.honour,
  siege: world.siege,
  constance: world.constance,
  ladder: world.ladder,
  paris: world.paris,
  louvre: world.louvre,
  quest: seat === MILADY ? world.quest : openQuest(world.quest),
  location: seat === MILADY || world.shown ? world.location : null,
  presence: world.presence,
  shown: world.shown,
  confined: world.confined,
  plotHand: world.plotHand.length,
  parisHand: world.parisHand.length,
  parisPile: world.parisPile.length,
  rochefort: world.rochefort,
  timeStop: world.timeStop,
  conscripts: world.conscripts,
  isolation: world.isolation,
  reinforcements: world.reinforcements,
  trapsGone: TRAP_IDS.filter(
    trap => !world.traps.includes(trap) && world.paris?.trap !== trap && world.louvre?.trap !== trap,
  ),
  screen: seat === MILADY ? screenOf(world) : null,
});

/** The task at hand. */
export const taskOf = ({ todo }: Sight) => todo[todo.length - 1];

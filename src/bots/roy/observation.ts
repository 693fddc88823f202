import type { State } from '#games/roy/state.ts';
import { questView } from '#games/roy/view/parts.ts';
import { taskView } from '#games/roy/view/task-view.ts';
import { readerAt, screenOf, trapsGone, type View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';

/** What a seat knows when it chooses. A view has all of it; so has the seat's part of an imagined world. */
export type Observation = Pick<
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

export const observationOf = (view: View): Observation => {
  if (view.seat === null) throw new Error('a spectator has nothing to choose');
  return view as View & { seat: Seat };
};

/** What a seat would see of an imagined world. */
export const observationIn = (world: State, seat: Seat): Observation => {
  const reader = readerAt(world, seat);
  // A search asks often: only what hides something is written anew.
  const isOpen = world.todo.every(({ kind }) => kind !== 'install' && kind !== 'trade');
  return {
    seat,
    options: world.options,
    seats: world.seats,
    automa: world.automa,
    phase: world.phase,
    turn: world.turn,
    todo: isOpen ? world.todo : world.todo.map(task => taskView(world, task, seat, reader)),
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
    quest: reader === 'milady' ? world.quest : questView(world.quest, reader),
    location: reader === 'milady' || world.shown ? world.location : null,
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
    trapsGone: trapsGone(world),
    screen: reader === 'milady' ? screenOf(world) : null,
  };
};

/** The task at hand. */
export const taskOf = ({ todo }: Observation) => todo[todo.length - 1];

import type { Options, Seat } from '#kernel/game.ts';
import { cloneRng, type Rng } from '#kernel/rng.ts';
import type { Card, Hand } from './cards/adventure.ts';
import type { AdversaryId } from './cards/adversaries.ts';
import type { Stores } from './cards/arsenal.ts';
import type { LouvreId } from './cards/louvre.ts';
import type { ParisId } from './cards/paris.ts';
import type { FightToken, Stock, Token } from './cards/tokens.ts';
import type { TrapId } from './cards/traps.ts';
import type { TreacheryId } from './cards/treachery.ts';
import type { Effect, Ending, Equipment, Location, Musketeer, Place, Side, Skill } from './names.ts';
import type { Task } from './tasks.ts';

/** The place of a musketeer in `State.men`. */
export type ManIndex = number;

/** A musketeer in the game. */
export interface Man {
  readonly who: Musketeer;
  readonly seat: Seat;
  place: Place;
  life: number; // 0: out of action, lying at the Vieux-Colombier
  turn: 'waiting' | 'acting' | 'done'; // in this round
  gear: readonly Equipment[];
  skills: readonly Skill[]; // upgraded
  improved: boolean; // owns the improved manoeuvre
  ridden: boolean; // his horse has made its move this turn; goes with the horse (ROY.RULING.31)
  jailed: boolean; // sent to the Bastille by Richelieu this turn
  bound: boolean; // began his turn at Richelieu and has not left (ROY.RICH.7)
  fateful: boolean; // may never go to the Quest again (ROY.HARD.1)
  used: boolean; // Aramis' card, or Tréville's order, this turn
  path: number; // at the Inn: -1 in the Common room
  space: number; // on that path
}

export interface Foe {
  readonly id: AdversaryId;
  readonly life: number;
}

/** A Paris or Louvre card in play with all that lies at it. Never changed, only replaced. */
export interface Mission<Id> {
  readonly card: Id;
  readonly won: boolean; // its challenge is validated, or it has none
  readonly foes: readonly Foe[];
  readonly trap: TrapId | null;
  readonly nemesis: Musketeer | null; // whom Nemesis has named
}

/** A token on a space of the Inn; null once the space is cleared. */
export type Slot = { readonly token: Token; readonly up: boolean } | null;

/** The Quest board in play. Never changed, only replaced. */
export type Quest = Inn | Calais | Return | Galleries;
export interface Inn {
  readonly board: 1;
  readonly spaces: readonly Slot[]; // path by path; fewer than twelve while Milady lays them
}
export interface Calais {
  readonly board: 2;
  readonly won: readonly Skill[];
}
export interface Return {
  readonly board: 3;
  readonly tokens: readonly FightToken[]; // spaces A, B, C
  readonly beaten: number;
  readonly up: boolean; // the next one lies face up
}
export interface Galleries {
  readonly board: 4;
  readonly challenges: readonly Skill[]; // by antechamber
  readonly fighters: readonly FightToken[]; // two by two
  readonly at: number; // the antechamber the team is in
  readonly beaten: readonly [boolean, boolean];
}

export type Phase = 'setup' | 'milady' | 'musketeers' | 'siege' | 'end';
/** Milady this turn: nowhere, hidden, found, driven home by a wound, or found at Richelieu. */
export type Presence = 'none' | 'hidden' | 'exposed' | 'fled' | 'visited';
export type Standing = 'ask' | 'always' | 'never';

export interface Over {
  readonly winner: Side;
  readonly ending: Ending;
}

export interface State {
  rng: Rng;
  readonly options: Options;
  readonly seats: number; // Milady's included, also when the automa sits there
  readonly automa: boolean;
  /**
   * Nobody is left unasked for what only he holds (ROY.HID.15). Matches that began by rules 3 do without it, and are the
   * same to the byte as they were then.
   */
  readonly discreet?: true | undefined;
  phase: Phase;
  turn: number; // 1 for the first
  todo: Task[]; // a stack: the last task is the one at hand
  over: Over | null;

  men: Man[]; // in the order of ROY.TRAP.19
  hands: Hand[]; // by seat; a hand is replaced, never changed
  deck: Card[]; // the last card is drawn first
  discard: Card[];
  garrison: readonly Card[]; // at La Rochelle
  purse: number;
  epics: number; // on the Quest board
  oneForAll: number; // held by the team
  arsenal: Stores;
  actions: number; // left to the musketeer whose turn it is
  refused: readonly Musketeer[]; // trade partners who have just said no (ROY.TRADE.13)
  vetoed: readonly Effect[]; // outvoted lately (ROY.RULING.39)

  time: number; // 1 for the first space
  honour: number; // lost so far
  siege: number; // from -5 to 5
  bonuses: readonly boolean[]; // one-time spaces of the siege already reached: -4, 4, 5
  constance: number;
  ladder: number; // the Louvre token, 1 to 4

  paris: Mission<ParisId> | null;
  louvre: Mission<LouvreId> | null;
  louvreStack: LouvreId[]; // the last one is next
  louvreGone: LouvreId[];
  quest: Quest;
  stock: Stock; // fighting tokens behind Milady's screen

  location: Location | null; // this turn's
  presence: Presence;
  shown: boolean; // the Location card lies face up
  confined: boolean; // Rochefort was out when she chose it
  standing: Standing;
  foes: readonly AdversaryId[]; // in Milady's hand
  fallen: readonly AdversaryId[];
  traps: readonly TrapId[]; // in Milady's hand
  plots: TreacheryId[]; // the Treachery deck, the last one is drawn first
  plotHand: readonly TreacheryId[];
  plotDiscard: TreacheryId[];
  parisPile: readonly ParisId[];
  parisHand: readonly ParisId[];
  parisGone: readonly ParisId[];
  rochefort: number; // life points
  humbled: boolean; // put out of action once already (ROY.ROCH.16)

  timeStop: boolean;
  conscripts: boolean;
  isolation: boolean;
  reinforcements: boolean;
  hourglass: 'off' | 'on' | 'expired';
}

const cloneMan = (man: Man): Man => ({
  who: man.who,
  seat: man.seat,
  place: man.place,
  life: man.life,
  turn: man.turn,
  gear: man.gear,
  skills: man.skills,
  improved: man.improved,
  ridden: man.ridden,
  jailed: man.jailed,
  bound: man.bound,
  fateful: man.fateful,
  used: man.used,
  path: man.path,
  space: man.space,
});

export const clone = (state: State): State => {
  const men: Man[] = [];
  for (let i = 0; i < state.men.length; i++) men.push(cloneMan(state.men[i]));
  return {
    rng: cloneRng(state.rng),
    options: state.options,
    seats: state.seats,
    automa: state.automa,
    discreet: state.discreet,
    phase: state.phase,
    turn: state.turn,
    todo: state.todo.slice(),
    over: state.over,
    men,
    hands: state.hands.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    garrison: state.garrison,
    purse: state.purse,
    epics: state.epics,
    oneForAll: state.oneForAll,
    arsenal: state.arsenal,
    actions: state.actions,
    refused: state.refused,
    vetoed: state.vetoed,
    time: state.time,
    honour: state.honour,
    siege: state.siege,
    bonuses: state.bonuses,
    constance: state.constance,
    ladder: state.ladder,
    paris: state.paris,
    louvre: state.louvre,
    louvreStack: state.louvreStack.slice(),
    louvreGone: state.louvreGone.slice(),
    quest: state.quest,
    stock: state.stock,
    location: state.location,
    presence: state.presence,
    shown: state.shown,
    confined: state.confined,
    standing: state.standing,
    foes: state.foes,
    fallen: state.fallen,
    traps: state.traps,
    plots: state.plots.slice(),
    plotHand: state.plotHand,
    plotDiscard: state.plotDiscard.slice(),
    parisPile: state.parisPile,
    parisHand: state.parisHand,
    parisGone: state.parisGone,
    rochefort: state.rochefort,
    humbled: state.humbled,
    timeStop: state.timeStop,
    conscripts: state.conscripts,
    isolation: state.isolation,
    reinforcements: state.reinforcements,
    hourglass: state.hourglass,
  };
};

export const MILADY: Seat = 0;
/** Who reads what only Milady may know: with the automa nobody does (ROY.HID.30). */
export const toMilady = (state: { readonly automa: boolean }): readonly Seat[] => (state.automa ? [] : [MILADY]);
export const isDown = (man: { readonly life: number }): boolean => man.life === 0;

import type { Tell } from '#kernel/game.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { free } from '../orders/waits.ts';
import { rideBy } from '../turn/ride.ts';
import type { State, Turn } from '../state.ts';
import { askGive, give, keep } from './bottes.ts';
import { askDrawn, cancelCard, dodgeCard, obeyCard } from './drawn.ts';
import { askFree } from './free.ts';
import { askRolled, rideThere, rollAgain, takeRelay } from './rolled.ts';
import { askStart, printNews, rideOne, roll, standBlocked } from './start.ts';
import { askTrap, dodgeTrap, leave } from './trap.ts';
import { askGate, askPort, askWay, openWay, stop } from './ways.ts';

/** What may be chosen in the turn under way. */
export const choicesOf = (state: State, turn: Turn): Choice[] => {
  switch (turn.prompt) {
    case 'start':
      return askStart(state, turn);
    case 'rolled':
      return askRolled(state, turn);
    case 'way':
      return askWay(state, turn);
    case 'gate':
      return askGate(state, turn);
    case 'port':
      return askPort(state, turn);
    case 'trap':
      return askTrap(state, turn);
    case 'drawn':
      return askDrawn(state, turn);
    case 'lose':
    case 'limit':
    case 'pay':
      return askGive(state, turn);
    case 'free':
      return askFree(state, turn);
    case 'take':
      throw new Error('all musketeers are taken');
  }
};

/** Plays a Botte; true if the next question is already there. */
const play = (draft: State, turn: Turn, botte: BotteId, tell: Tell<Event>): boolean => {
  switch (botte) {
    case 'BS01':
    case 'BS02':
      cancelCard(draft, turn, botte, tell);
      return false;
    case 'BS03':
    case 'BS04':
    case 'BS05':
      return openWay(draft, turn, botte, tell);
    case 'BS06':
      takeRelay(draft, turn, tell);
      return false;
    case 'BS07':
      rollAgain(draft, turn, tell);
      return false;
    case 'BS08':
      printNews(draft, turn, tell);
      return false;
    case 'BS09':
      if (turn.prompt === 'trap') dodgeTrap(draft, turn, tell);
      else dodgeCard(draft, turn, tell);
      return false;
  }
};

/** Does what was chosen; true if the next question is already there. */
export const answer = (draft: State, turn: Turn, choice: Choice, tell: Tell<Event>): boolean => {
  switch (choice.kind) {
    case 'roll':
      roll(draft, turn, tell);
      break;
    case 'one':
      rideOne(draft, turn);
      break;
    case 'wait':
      standBlocked(draft, turn, tell);
      break;
    case 'ride':
    case 'back':
      rideThere(turn, choice.kind === 'back');
      break;
    case 'way':
      return rideBy(draft, turn, choice.way, tell);
    case 'stop':
      stop(draft, turn, tell);
      break;
    case 'botte':
      return play(draft, turn, choice.botte, tell);
    case 'obey':
      obeyCard(turn);
      break;
    case 'leave':
      leave(draft, turn, tell);
      break;
    case 'give':
      give(draft, turn, choice.botte, tell);
      break;
    case 'keep':
      keep(turn);
      break;
    case 'free':
      free(draft, turn.seat, choice.seat, tell);
      break;
    case 'take':
      throw new Error('all musketeers are taken');
  }
  return false;
};

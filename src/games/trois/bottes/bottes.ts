import type { Seat, Tell } from '#kernel/game.ts';
import { type Bar, because } from '../bars.ts';
import { BOTTE_IDS, type BotteId } from '../cards/bottes.ts';
import { holds, playBotte } from '../cards/hand.ts';
import { type Choice, PROMPTS, type RidePrompt } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import type { State, Turn } from '../state.ts';
import type { TurnView } from '../view.ts';
import { relayHorse, steadyHand } from './after-roll.ts';
import { antidote, gasconRuse, parry } from './against-cards.ts';
import type { Botte } from './botte.ts';
import { captainsPass, keyOfTheStairs, smugglersBoat } from './keys.ts';
import { bribedPrinter } from './printer.ts';

const BOTTES: { readonly [Id in BotteId]: Botte } = {
  BS01: parry,
  BS02: antidote,
  BS03: captainsPass,
  BS04: keyOfTheStairs,
  BS05: smugglersBoat,
  BS06: relayHorse,
  BS07: steadyHand,
  BS08: bribedPrinter,
  BS09: gasconRuse,
};

/** As choices, in the order of the cards. */
export const PLAYS = BOTTE_IDS.map(botte => ({ kind: 'botte', botte }) as const satisfies Choice);

const answersTo = (prompt: RidePrompt) => PLAYS.filter(({ botte }) => BOTTES[botte].prompts.includes(prompt));
/** For each question the Bottes that may be an answer to it. */
const ANSWERS: ReadonlyMap<RidePrompt, typeof PLAYS> = new Map(PROMPTS.map(prompt => [prompt, answersTo(prompt)]));

/** Those he holds of the Bottes that may be an answer here. */
export const reachBottes = ({ musketeers }: Position, { prompt }: TurnView, seat: Seat, choices: Choice[]) => {
  const { bottes } = musketeers[seat];
  if (bottes.length === 0) return;
  const answers = ANSWERS.get(prompt) ?? [];
  for (let place = 0; place < answers.length; place++)
    if (holds(bottes, answers[place].botte)) choices.push(answers[place]);
};

const OWN_TURN_ONLY = because('TRO.RULING.35', 'own-turn-only');

export const botteBar = (position: Position, turn: TurnView | null, botte: BotteId, seat: Seat): Bar | null => {
  if (turn?.seat !== seat) return OWN_TURN_ONLY;
  const { prompts, fits, moment } = BOTTES[botte];
  return prompts.includes(turn.prompt) && (fits === undefined || fits(position, turn)) ? null : moment;
};

/** TRO.15: it is laid open and does what it does; true if the next question is there already. */
export const layOpen = (draft: State, turn: Turn, botte: BotteId, tell: Tell<Event>): boolean => {
  playBotte(draft, turn.seat, botte, tell);
  return BOTTES[botte].play(draft, turn, tell);
};

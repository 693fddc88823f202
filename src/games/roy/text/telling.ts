import type { Who } from '#kernel/text.ts';
import { isInterceptable } from '../actions/table.ts';
import { isAdversary } from '../cards/adversaries.ts';
import type { Action } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Musketeer } from '../names.ts';

/** An event as it reaches a reader: what is secret is there only for those who may know it. */
type Heard<E> = E extends { readonly secret: infer Secret } ? Omit<E, 'secret'> & { readonly secret?: Secret } : E;

/** Steps that the next event tells anyway. */
const SILENT = [
  'placing',
  'naming',
  'laid',
  'offered',
  'offer-made',
  'agreed',
  'let-pass',
  'named-space',
  'token-gone',
  'spared',
  'declined',
] as const satisfies readonly Event['kind'][];

type Told = Exclude<Event['kind'], (typeof SILENT)[number]>;

/** A sentence for every kind of event that is told. */
export type Sentences = {
  readonly [Kind in Told]: (event: Heard<Extract<Event, { kind: Kind }>>, who: Who) => string;
};

/** What a musketeer sets out to do, as a sentence: “Athos tries the Panache challenge.” */
export type Deeds = {
  readonly [Kind in Action['kind']]: (who: Musketeer, action: Extract<Action, { kind: Kind }>) => string;
};

export const deedWith =
  (deeds: Deeds) =>
  (who: Musketeer, action: Action): string =>
    (deeds[action.kind] as (who: Musketeer, action: Action) => string)(who, action);

/** Actions of which nothing is told later, besides those Rochefort may spoil. */
const ANNOUNCED: readonly Action['kind'][] = ['play', 'help', 'break-out', 'order'];

/** Whether an event goes without a line for this reader. */
const isSilent = (event: Event, who: Who): boolean => {
  if ((SILENT as readonly Event['kind'][]).includes(event.kind)) return true;
  switch (event.kind) {
    case 'declared':
      return !isInterceptable(event.action) && !ANNOUNCED.includes(event.action.kind);
    case 'duel': // a token is told by its kind; the others were announced by the attack
      return event.token === null;
    case 'duel-over': // `beaten`, `guard-beaten`, `fled` and `holds` tell the rest
      return event.foe === 'rochefort' || (event.won && (isAdversary(event.foe) || event.foe === 'guard'));
    case 'drew': // the first cards: each reader hears of their own
      return event.why === 'deal' && event.seat !== who.me;
    case 'ended':
      return event.left === 0;
    default:
      return false;
  }
};

export const tellWith =
  (sentences: Sentences) =>
  (event: Event, who: Who): string | null =>
    isSilent(event, who) ? null : (sentences[event.kind as Told] as (event: Event, who: Who) => string)(event, who);

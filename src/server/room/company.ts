import type { Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { Wish } from '#kernel/speech.ts';
import { REMARKS_KEPT } from '#wire/limits.ts';
import type { AskedOf, Remarked, Suggested } from '#wire/to-client.ts';
import type { RoomAction } from './room-entry.ts';

/** As it was suggested. Whether the bot is still asked the same only the match knows. */
export interface Suggestion extends Suggested {
  /** Of the match. */
  readonly version: number;
  /** What people said to it; null as long as they have not. */
  readonly agreed: boolean | null;
}

type Asked = AskedOf & { readonly hearers: readonly Seat[] | null };

/** What the bots at a table have suggested and said, and what was asked of them. */
export interface RoomCompany {
  /** The last one of each seat. */
  readonly suggestions: readonly Suggestion[];
  readonly remarks: readonly Remarked[];
  readonly asked: readonly Asked[];
}

export const NO_COMPANY: RoomCompany = { suggestions: [], remarks: [], asked: [] };

type RoomActionOf<K extends RoomAction['kind']> = Extract<RoomAction, { kind: K }>;

export const suggested = (company: RoomCompany, action: RoomActionOf<'suggest'>): RoomCompany => {
  const { seat, suggestion: id, version, choice, reason, mayDecline } = action;
  const others = company.suggestions.filter(each => each.seat !== seat);
  return {
    ...company,
    suggestions: [...others, { id, seat, version, choice, reason, mayDecline, agreed: null }],
  };
};

export const nodded = (company: RoomCompany, { suggestion, agreed }: RoomActionOf<'nod'>): RoomCompany => ({
  ...company,
  suggestions: company.suggestions.map(each => (each.id === suggestion ? { ...each, agreed } : each)),
});

export const remarked = (company: RoomCompany, { seat, at, reason }: RoomActionOf<'remark'>): RoomCompany => {
  const others = company.remarks.filter(each => each.at !== at && each.at > at - REMARKS_KEPT);
  return { ...company, remarks: [...others, { at, seat, reason }] };
};

/** About choices that no longer stand nothing was said. */
export const unsaidAfter = (company: RoomCompany, at: number): RoomCompany => ({
  ...company,
  remarks: company.remarks.filter(each => each.at <= at),
});

/** Who is asked to come elsewhere need not come here any more; what a bot that heeds it has suggested it may no longer mean. */
export const wished = (company: RoomCompany, { seat, to, wish, heard, hearers }: RoomActionOf<'wish'>): RoomCompany => {
  const others = company.asked.filter(each => each.to !== to || each.wish.kind !== wish.kind);
  const isHeeded = heard === null || heard.heeded;
  const suggestions = company.suggestions.filter(each => !isHeeded || each.seat !== to || each.agreed !== null);
  return {
    ...company,
    suggestions,
    asked: heard === null ? others : [...others, { from: seat, to, wish, ...heard, hearers }],
  };
};

/** Whoever plays that seat from now on has promised nothing. */
export const promisesNothing = (company: RoomCompany, seat: Seat): RoomCompany => ({
  ...company,
  asked: company.asked.filter(({ to }) => to !== seat),
});

/** What a bot has agreed to. */
export const wishesFor = ({ asked }: RoomCompany, seat: Seat) =>
  asked.filter(({ to, heeded }) => heeded && to === seat).map(({ wish }) => wish);

/** A wish of that bot that still holds. */
export const wishBefore = ({ asked }: RoomCompany, seat: Seat, wish: unknown): Wish | null =>
  asked.find(each => each.to === seat && same(each.wish, wish))?.wish ?? null;

/** What has been asked of bots, as that seat (or a spectator) has heard it. */
export const askedBefore = ({ asked }: RoomCompany, seat: Seat | null): AskedOf[] =>
  asked
    .filter(({ hearers }) => hearers === null || (seat !== null && hearers.includes(seat)))
    .map(({ hearers: _, ...each }) => each);

import type { Seat, Tell } from '#kernel/game.ts';
import type { Event } from '../events.ts';
import { EVERYBODY, type State } from '../state.ts';
import { type Element, GAZETTES, type GazetteId, type News } from './gazettes.ts';

export const GAZETTE_IDS = Object.keys(GAZETTES) as readonly GazetteId[];

/** TRO.9: the six states of a gazette. */
export const newsOf = (gazette: GazetteId): News => NEWS[gazette];
const NEWS = Object.fromEntries(
  GAZETTE_IDS.map(id => {
    const { oneTurn: _, ...news } = GAZETTES[id];
    return [id, news];
  }),
) as Readonly<Record<GazetteId, News>>;

type Why = Extract<Event, { kind: 'gazette' }>['why'];

/** TRO.14: the next gazette is turned up; the old one goes under the pile. */
export const turnUpGazette = (draft: State, why: Why, seat: Seat | null, tell: Tell<Event>) => {
  const [top, ...rest] = draft.gazettes;
  draft.gazettes = [...rest, { card: draft.gazette, seen: EVERYBODY }];
  draft.gazette = top.card;
  draft.news = newsOf(top.card);
  // Who was held up by the old news has not been held up by these.
  draft.blocked = [];
  tell?.({ kind: 'gazette', gazette: draft.gazette, news: draft.news, why, seat, reveals: true });
};

/** TRO.21: what a marked element turns to. */
const EASED: Readonly<Record<Element, Partial<News>>> = {
  channel: { channel: 'both' },
  gate: { gate: 'open' },
  buckingham: { buckingham: 'home' },
};
const isBad = ({ channel, gate, buckingham }: News, element: Element): boolean => {
  if (element === 'channel') return channel !== 'both';
  return element === 'gate' ? gate === 'closed' : buckingham === 'absent';
};

/** TRO.21 for what is marked "one turn at most"; if that changes nothing, a new gazette (TRO.RULING.34). */
export const relieve = (draft: State, tell: Tell<Event>) => {
  const marked: readonly Element[] = GAZETTES[draft.gazette].oneTurn;
  const elements = marked.filter(element => isBad(draft.news, element));
  if (elements.length === 0) return turnUpGazette(draft, 'stuck', null, tell);
  for (const element of elements) draft.news = { ...draft.news, ...EASED[element] };
  tell?.({ kind: 'eased', elements, news: draft.news });
};

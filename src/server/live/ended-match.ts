import { linksOf } from '#kernel/chain.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import type { Archive } from '#table/archive.ts';
import { retoldIn } from '#table/archive.ts';
import type { KeptTable, LeanTable } from '#table/lean-table.ts';
import type { Shown } from '#table/table.ts';
import type { KeptMatch, Match } from './match.ts';
import { storyFrom } from './story.ts';

const none = (): never => {
  throw new Error('a match that has ended is not kept anew');
};

/** A finished match as its archive tells it: nobody needs the rules it was played by. */
export const endedMatch = (archive: Archive, game: AnyGame): Match => {
  const { record, events } = archive;
  const told = retoldIn(archive);
  const version = record.entries.length;
  const link = linksOf(record)[version];
  const over = { ok: false, why: 'over' } as const;
  const shown = (seat: Seat | null): Shown => ({
    version,
    at: told.last,
    view: told.viewAt(told.last, seat),
    asked: [],
    mayTakeBack: false,
    outcome: told.outcome,
  });
  const table: LeanTable = {
    game,
    version,
    at: told.last,
    asked: [],
    owing: [],
    seen: seat => ({ ...shown(seat), barred: [] }),
    shown,
    since: () => null,
    choose: () => over,
    takeBack: () => over,
    propose: () => over,
    silence: () => null,
    end: () => {},
    news: () => [],
    watch: () => () => {},
    kept: (): KeptTable => none(),
    truth: () => ({ state: null, events: [] }),
  };
  const by: Seat[] = [];
  for (const [seat, choice] of record.entries) {
    if (choice === null) by.pop();
    else by.push(seat);
  }
  return {
    table,
    version,
    over: true,
    asked: [],
    glass: null,
    story: storyFrom({ events, states: [] }),
    sandLeft: () => null,
    askedSince: () => 0,
    link,
    turned: () => {},
    end: () => {},
    position: (seat, _now, clocks) => ({ ...shown(seat), link, sand: null, clocks }),
    lastChoiceOf: seat => (seat === null ? 0 : by.lastIndexOf(seat) + 1),
    kept: (): KeptMatch => none(),
  };
};

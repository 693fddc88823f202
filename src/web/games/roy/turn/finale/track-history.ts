import { HONOUR_LAST } from '#games/roy/cards/board.ts';
import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';

export const CHARTED = ['time', 'honour', 'siege', 'constance', 'quest', 'purse'] as const;
export type Charted = (typeof CHARTED)[number];
/** How the tracks stood at the end of a round; round 0 is the start. */
export type Stand = Readonly<Record<Charted, number>> & { readonly round: number };

/** The first value of a track is what its first event says it was before; without any, it never moved. */
const startOf = (events: readonly Event[], end: View): Record<Charted, number> => {
  const first = <Kind extends Event['kind']>(kind: Kind) =>
    events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
  const time = first('time');
  const honour = first('honour');
  const siege = first('siege-moved');
  const purse = first('purse');
  return {
    time: time ? time.time - 1 : end.time,
    honour: HONOUR_LAST - (honour ? honour.honour + honour.change : end.honour),
    siege: siege ? siege.from : end.siege,
    constance: 0,
    quest: 1,
    purse: purse ? purse.purse - purse.change : end.purse,
  };
};

/** Constance counts what Milady has done to her: another mission in Paris gives her respite. */
const after = (event: Event): Partial<Record<Charted, number>> => {
  switch (event.kind) {
    case 'time':
      return { time: event.time };
    case 'honour':
      return { honour: HONOUR_LAST - event.honour };
    case 'siege-moved':
      return { siege: event.to };
    case 'abduction':
      return { constance: event.total };
    case 'paris':
      return { constance: 0 };
    case 'completed':
      return event.place === 'paris' ? { constance: 0 } : {};
    case 'board':
      return { quest: event.board };
    case 'purse':
      return { purse: event.purse };
    default:
      return {};
  }
};

/** The tracks round by round, from the events of a match and how it ended. */
export const historyOf = (events: readonly Event[], end: View): readonly Stand[] => {
  const now = startOf(events, end);
  const stands: Stand[] = [];
  let round = 0;
  for (const event of events) {
    if (event.kind === 'turn') {
      stands.push({ ...now, round });
      round = event.turn;
    }
    Object.assign(now, after(event));
  }
  stands.push({ ...now, round });
  return stands;
};

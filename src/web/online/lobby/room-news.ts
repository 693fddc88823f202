import type { RoomView, SeatView } from '#wire/to-client.ts';
import { allReady } from './seating.ts';
import type { LobbyTexts } from './text/words.ts';

type News = LobbyTexts['gather']['news'];

/** Everything a screen draws can be read; what changes meanwhile has to be said. */
const newsOf = (before: SeatView, after: SeatView, say: News): string[] => {
  const [was, is] = [before.taken && before.plan.kind !== 'bot', after.taken && after.plan.kind !== 'bot'];
  if (!was && !is) return [];
  if (!was) return [say.sat(after.name)];
  if (!is) return [say.rose(before.name)];
  const news: string[] = [];
  if (before.ready !== after.ready) news.push(after.ready ? say.ready(after.name) : say.unready(after.name));
  if (before.here !== after.here) news.push(after.here ? say.came(after.name) : say.left(after.name));
  return news;
};

/** What the others did between two looks at the room, in sentences. */
export const newsBetween = (before: RoomView, after: RoomView, say: News): readonly string[] => {
  if (before.seats.length !== after.seats.length) return [];
  const news = after.seats.flatMap((seat, at) => (at === after.you.seat ? [] : newsOf(before.seats[at], seat, say)));
  if (allReady(after) && !allReady(before)) news.push(say.all);
  return news;
};

import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import type { Seat } from '#kernel/game.ts';
import type { Language } from '#kernel/text.ts';
import type { Fault, Law, Moment } from '../moment.ts';
import type { Figure } from '../page/figures.ts';
import { lookOf } from '../person.ts';
import { questionTo, type Truth } from '../truth.ts';
import { FIGURES } from './figures-of.ts';

const SAID = 'what the page says agrees with the view';
const HEARD = 'what a screen reader hears agrees with what is seen';

const wrongIn = (figures: readonly Figure[], truth: Truth, seat: Seat): Fault | null => {
  const { view } = truth.table.seen(seat);
  const wanted = FIGURES[truth.record.game](view);
  for (const { what, said, words } of figures) {
    const number = wanted[what];
    if (number === undefined || said.includes(number) || (number === 0 && said.length === 0)) continue;
    return { law: SAID, key: what.split(':')[0], what: `${what} is ${number}, and the page says “${words}”` };
  }
  return null;
};

/** The numbers on the page, once it shows how things stand. */
const figuresAgree = async ({ person, look, truth, patience }: Moment): Promise<readonly Fault[]> => {
  if (truth === null || truth.people.length !== 1 || look.table === null || look.table.running || look.over) return [];
  if (truth.owing.length === 0 || look.table.asked === null) return [];
  const until = Date.now() + patience;
  for (let now = look; ; now = await lookOf(person)) {
    if (now.record !== look.record || now.table?.running !== false) return [];
    const wrong = wrongIn(now.figures, truth, truth.people[0]);
    if (wrong === null) return [];
    if (Date.now() > until) return [wrong];
    await person.page.waitForTimeout(50);
  }
};

/** After something was taken back, the voice no longer says that it happened: it says what is asked again. */
const voiceAgrees = async ({ look, person, truth, last, patience }: Moment): Promise<readonly Fault[]> => {
  if (last?.act !== 'back' || truth === null || truth.people.length !== 1 || look.spoken === '') return [];
  if (truth.record.entries.at(-1)?.[1] !== null) return [];
  const [seat] = truth.people;
  const text = await GAMES[truth.record.game as GameId].text[look.language as Language]();
  const who = { me: seat, name: (at: Seat) => truth.record.seats[at].name };
  const clean = (words: string) => words.replace(/\s+/g, ' ').trim();
  const lines = truth.table.story(seat).flatMap(({ event }) => text.event(event as never, who) ?? []);
  const question = questionTo(truth, seat);
  const asks = question === null ? [] : [text.prompt(question.prompt, truth.table.seen(seat).view as never, who)];
  const isTrue = (spoken: string) => spoken === '' || [...lines, ...asks].some(line => spoken.includes(clean(line)));
  const until = Date.now() + patience;
  let now = look;
  while (!isTrue(now.spoken) && now.record === look.record && Date.now() < until) {
    await person.page.waitForTimeout(50);
    now = await lookOf(person);
  }
  if (isTrue(now.spoken) || now.record !== look.record) return [];
  return [
    { law: HEARD, key: 'stale', what: `the last choice was taken back, and the voice still says “${now.spoken}”` },
  ];
};

/** What is written and what is spoken is what is. */
export const agrees: Law = {
  name: SAID,
  check: async moment => [...(await figuresAgree(moment)), ...(await voiceAgrees(moment))],
};

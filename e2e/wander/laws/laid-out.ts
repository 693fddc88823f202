import type { Page } from 'playwright-core';
import type { Law, Moment } from '../moment.ts';
import type { Tools } from '../page/in-page.ts';
import type { Amiss } from '../page/layout/glance.ts';
import { lookOf } from '../person.ts';

const NAMES: Readonly<Record<Amiss['law'], string>> = {
  same: 'no two buttons of one panel read the same',
  covered: 'no button is covered, cut or outside the screen',
  clipped: 'no text is clipped',
  overlaps: 'nothing overlaps at rest',
};

/** Nothing moves, nothing is on its way, no slip lies there for a moment, and no card follows the pointer. */
const isAtRest = ({ look }: Moment): boolean =>
  !look.busy && !look.slips && look.table?.running !== true && look.standing !== 'shows';

const A_MOMENT = 400;

const amissAt = (page: Page): Promise<readonly Amiss[]> =>
  page.evaluate(() => (window as unknown as Tools).wander.layout());

const idOf = ({ law, where }: Amiss): string => `${law} ${where}`;

/** Everything lies so that it can be read and touched. The same layout is looked at once. */
export const laidOut: Law = {
  name: Object.values(NAMES).join('; '),
  async check(moment) {
    const { look, person, memory, walk } = moment;
    if (!isAtRest(moment)) return [];
    const { width, height } = person.page.viewportSize() ?? { width: 0, height: 0 };
    const key = JSON.stringify([look.path, look.panel, look.dialog, look.floating, look.language, width, height]);
    if (memory.laid.has(key)) return [];
    memory.laid.add(key);
    const amiss = await amissAt(person.page);
    if (amiss.length === 0) return [];
    // At rest it still lies so a moment later: what was between two motions does not.
    await person.page.waitForTimeout(A_MOMENT);
    await lookOf(person, moment.patience);
    const still = new Set((await amissAt(person.page)).map(idOf));
    return amiss
      .filter(each => still.has(idOf(each)))
      .map(({ law, where, what }) => ({
        law: NAMES[law],
        key: `${law} ${walk.game} ${where.replace(/="[^"]*"/g, '')} ${width}x${height}`,
        what: `${what} at ${where}`,
      }));
  },
};

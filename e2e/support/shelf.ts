import type { Page } from 'playwright-core';
import type { MatchRecord } from '#kernel/journal.ts';
import { atOnce } from './online.ts';

/** An address of ours with nothing to load: whatever is kept in this browser can be laid out there. */
export const NOWHERE = '/health';

/** Lays a match on this browser's shelf before any page is opened, and answers where it is played. */
export const bring = async (page: Page, record: MatchRecord): Promise<string> => {
  await page.addInitScript(given => {
    const key = `panache.match.${given.table}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ record: given, meta: {} }));
  }, record);
  return `/play/${record.table}`;
};

/** Lays a match on this browser's shelf while a page of ours is open, in place of any other of that name. */
export const layOut = async (page: Page, record: MatchRecord): Promise<string> => {
  await page.evaluate(
    given => localStorage.setItem(`panache.match.${given.table}`, JSON.stringify({ record: given, meta: {} })),
    record,
  );
  return `/play/${record.table}`;
};

/** The journals kept in this browser. */
export const savedMatches = (page: Page): Promise<{ record: unknown }[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('panache.match.'))
      .map(key => JSON.parse(localStorage.getItem(key) ?? '')),
  );

/** What the only match in this browser has come to. */
export const journalOf = async (page: Page): Promise<MatchRecord> => {
  const [{ record }] = await savedMatches(page);
  return record as MatchRecord;
};

/** Brings a quick page to where a match can be laid out. */
export const arrive = async (page: Page): Promise<Page> => {
  await atOnce(page);
  await page.goto(NOWHERE);
  return page;
};

import { isLink, type Link } from '#kernel/chain.ts';
import { forget, remember, remembered } from '../storage.ts';
import { objectIn } from '../stored-object.ts';

/** Links are kept by so many: a storage that cannot append writes little with each step. */
const TOGETHER = 64;
/** Of longer journals the newest link is kept beside these. It fixes all that came before. */
const MOST = 5000;
const NEWEST = 'newest';

const nameOf = (table: string, part: number | string): string => `panache.links.${table}.${part}`;
const partOf = (version: number): number | string => (version < MOST ? Math.floor(version / TOGETHER) : NEWEST);
const partsOf = (): readonly (number | string)[] => [...Array(Math.ceil(MOST / TOGETHER)).keys(), NEWEST];

const linksIn = (table: string, part: number | string): Record<string, Link> =>
  Object.fromEntries(
    Object.entries(objectIn(remembered(nameOf(table, part)))).flatMap(([version, link]) =>
      isLink(link) ? [[version, link]] : [],
    ),
  );

/** What was first seen of a version stays: no house can make this browser forget it. */
export const keepLink = (table: string, version: number, link: Link): void => {
  const part = partOf(version);
  const kept = linksIn(table, part);
  if (kept[version] !== undefined) return;
  remember(nameOf(table, part), JSON.stringify(part === NEWEST ? { [version]: link } : { ...kept, [version]: link }));
};

export const keptLinks = (table: string): Readonly<Record<string, Link>> =>
  Object.assign({}, ...partsOf().map(part => linksIn(table, part)));

export const forgetLinks = (table: string): void => {
  for (const part of partsOf()) forget(nameOf(table, part));
};

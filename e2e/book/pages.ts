/** What of a printed book lies on which of its pages. */
interface Pages {
  readonly count: number;
  /** By the id of what a link leads to, from 1. */
  readonly of: ReadonlyMap<string, number>;
}

/** `12 0 obj <</Type /Page …` */
const PAGE = /(?:^|\n)(\d+) 0 obj\s*<<\s*\/Type\s*\/Page\b/g;
/** `/chapter-DUEL [12 0 R /XYZ …` */
const PLACE = /\/([^\s/[\]<>()]+)\s*\[(\d+) 0 R\s*\/XYZ/g;

/** Reads a book that the browser has printed: its pages stand in it in their order, and in plain letters. */
export const pagesIn = (pdf: Buffer): Pages => {
  const text = pdf.toString('latin1');
  const pages = new Map([...text.matchAll(PAGE)].map(([, object], nth) => [object, nth + 1]));
  const places = [...text.matchAll(PLACE)].flatMap(([, id, object]) => {
    const page = pages.get(object);
    return page === undefined ? [] : [[id, page] as const];
  });
  return { count: pages.size, of: new Map(places) };
};

import type { MatchRecord } from '#kernel/journal.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** `panache-musketiere-carla-athos-3f9c.json`: a name people recognise, and never twice the same for two tables. */
export const fileName = ({ game, seats, table }: Pick<MatchRecord, 'game' | 'seats' | 'table'>): string => {
  const names = seats.map(seat => plain(seat.name)).filter(name => name !== '');
  return `panache-${[game, ...names, table.slice(0, 4)].join('-').slice(0, 80)}.json`;
};

export const fileText = (record: MatchRecord): string => `${JSON.stringify(record)}\n`;

/** Hands a text of ours to the browser's downloads. */
export const downloadText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

export const download = (record: MatchRecord): void => downloadText(fileName(record), fileText(record));

/** Clipboards without permission questions, for hosts where `navigator.clipboard` is missing (plain http). */
const copyByHand = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
};

export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
};

export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** Hands the file to the device's own sharing where there is one, else to the clipboard. */
export const share = async (record: MatchRecord): Promise<Shared> => {
  const file = new File([fileText(record)], fileName(record), { type: 'application/json' });
  const sheet = { files: [file], title: fileName(record) };
  if (typeof navigator.canShare === 'function' && navigator.canShare(sheet)) {
    try {
      await navigator.share(sheet);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'given-up';
    }
  }
  return (await copy(fileText(record))) ? 'copied' : 'failed';
};

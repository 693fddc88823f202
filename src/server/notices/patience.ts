import { ClosedAddress } from './addresses.ts';

/** How a message fared: `gone` where the receiver says that he will never be there again. */
export type Sent = 'sent' | 'refused' | 'gone';

/** Milliseconds before each further try. */
export const PAUSES: readonly number[] = [5_000, 30_000, 120_000];

/** What the status of an answer means; to be tried again where it is thrown. */
export const sentBy = (status: number): Sent => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= 500) throw new Error(`answered ${status}`);
  return 'refused';
};

/** Tries a few times, waiting longer each time; what fails to the end is refused. By hand: tests keep their own time. */
export const patiently = async (
  send: () => Promise<Sent>,
  pauses: readonly number[],
  wait: (milliseconds: number) => Promise<void>,
): Promise<Sent> => {
  for (let at = 0; ; at++) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ClosedAddress || at >= pauses.length) return 'refused';
      await wait(pauses[at]);
    }
  }
};

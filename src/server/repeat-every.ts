import type { Time } from '#table/clock.ts';

/** Does a work again and again, so many milliseconds after it was last done, until the answer is called. */
export const repeatEvery = (
  milliseconds: number,
  work: () => unknown,
  { time, onFailure }: { readonly time: Time; readonly onFailure: (error: unknown) => void },
): (() => void) => {
  let isStopped = false;
  let putAway = () => {};
  const wait = (): void => {
    if (!isStopped) putAway = time.bell(milliseconds, () => void again());
  };
  const again = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      onFailure(error);
    }
    wait();
  };
  wait();
  return () => {
    isStopped = true;
    putAway();
  };
};

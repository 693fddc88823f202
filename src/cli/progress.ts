import type { Io } from './io.ts';

const WIDTH = 30;

/** A bar on standard error, only where somebody watches; `done` wipes it away. */
export const progressBar = ({ draw, watched }: Io) => {
  let shown = -1;
  return {
    show(share: number) {
      const percent = Math.floor(share * 100);
      if (!watched || percent === shown) return;
      shown = percent;
      const full = Math.round(share * WIDTH);
      draw(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`);
    },
    done() {
      if (watched && shown >= 0) draw('\r\x1b[K');
    },
  };
};

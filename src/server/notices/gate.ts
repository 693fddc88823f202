/** Lets so many in at a time; the others wait in line. A dozen lines beat a dependency. */
export const openGate = (most: number) => {
  let inside = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) await new Promise<void>(enter => line.push(enter));
    else inside++;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else inside--;
    }
  };
};

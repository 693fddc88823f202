/** Loaded into every server that is measured: it throws its garbage away when it is asked to, and tells what is left. */
process.on('message', message => {
  if (message !== 'collect') return;
  // As when memory runs out: what it only holds in reserve goes back to the system too.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});

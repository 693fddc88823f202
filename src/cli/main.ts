import { run } from './program.ts';

const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('interrupted')));

// A reader that has seen enough (`panache rules | head`) is no reason to complain.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
  draw: marks => process.stderr.write(marks),
  watched: process.stderr.isTTY === true,
  columns: process.stdout.columns ?? null,
  time: {
    now: () => performance.now(),
    bell: (milliseconds, ring) => {
      const timer = setTimeout(ring, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  env: process.env,
  signal: interrupt.signal,
});

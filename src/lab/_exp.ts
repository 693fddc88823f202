import { seeded } from '#kernel/fairness.ts';
import { GAMES } from '#games/index.ts';
import { botOf, type Level } from '#bots/index.ts';
const g = GAMES.musketiere.game;
const run = (seats: Level[], games: number, length: string, ranks?: number[][]) => {
  let wins = seats.map(() => 0); let diff = 0, own=0; let decisions = 0; const t0 = Date.now();
  for (let i = 0; i < games; i++) {
    const s = g.setup(seats.length, { length }, seeded(`x${i>>1}`), null);
    const rngs = seats.map((_, k) => seeded(`b${i}:${k}`));
    for (let d = g.decisions(s); d.length; d = g.decisions(s)) {
      const dec = d[0];
      const who = (dec.seat + i) % seats.length;
      const c = botOf('musketiere', seats[who])(g, g.view(s, dec.seat), dec, rngs[dec.seat], { iterations: Number(process.env.IT ?? 300), more: () => true });
      g.apply(s, dec.seat, c, null); decisions++;
    }
    const o = g.outcome(s)!;
    const seat0 = (seats.length - i % seats.length) % seats.length;
    for (let k = 0; k < seats.length; k++) if (o.winners.includes((seat0 + k) % seats.length)) wins[k]++;
    const others = o.scores.filter((_, k) => k !== seat0);
    own += o.scores[seat0]; diff += o.scores[seat0] - others.reduce((a, b) => a + b) / others.length;
  }
  console.log(seats.join(','), JSON.stringify(ranks ?? ''), length, wins.map(w => (100 * w / games).toFixed(1)).join(' '), 'own', (own/games).toFixed(1), 'diff', (diff / games).toFixed(2), 'dec/s', Math.round(decisions / (Date.now() - t0) * 1000));
};
export { run };

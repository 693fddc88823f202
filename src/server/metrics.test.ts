import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { addHealth } from './health.ts';
import { counter, gauge, gaugeText, histogram } from './instruments.ts';
import { addMetrics, createMetrics, type Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

const open: FastifyInstance[] = [];
const made: Metrics[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(app => app.close()));
  for (const metrics of made.splice(0)) metrics.stop();
});

const server = (): FastifyInstance => {
  const app = Fastify();
  open.push(app);
  return app;
};

const metricsOf = (store: Parameters<typeof createMetrics>[0] = null): Metrics => {
  const metrics = createMetrics(store);
  made.push(metrics);
  return metrics;
};

describe('instruments', () => {
  test('a counter begins at nought and counts', () => {
    const moves = counter('moves_total', 'Moves.');
    expect(moves.text()).toBe('# HELP moves_total Moves.\n# TYPE moves_total counter\nmoves_total 0\n');
    moves.add();
    moves.add();
    expect(moves.text()).toContain('\nmoves_total 2\n');
  });

  test('a counter with labels counts each apart, and odd labels do not break the format', () => {
    const sent = counter<[string, string]>('sent_total', 'Sent.', 'channel', 'outcome');
    sent.add('mail', 'sent');
    sent.add('mail', 'sent');
    sent.add('mail', 'a "b"\\\nc');
    expect(sent.text().split('\n').slice(2)).toEqual([
      'sent_total{channel="mail",outcome="sent"} 2',
      'sent_total{channel="mail",outcome="a \\"b\\"\\\\\\nc"} 1',
      '',
    ]);
  });

  test('a gauge goes up and down', () => {
    const here = gauge('here', 'Here.');
    here.add(3);
    here.add(-1);
    expect(here.text()).toContain('\nhere 2\n');
    here.set(7);
    expect(here.text()).toContain('\nhere 7\n');
    expect(
      gaugeText(
        'x',
        'X.',
        [
          ['a', 1],
          ['b', 2],
        ],
        'of',
      ),
    ).toBe('# HELP x X.\n# TYPE x gauge\nx{of="a"} 1\nx{of="b"} 2\n');
  });

  test('a histogram counts what lies at or below each bound', () => {
    const time = histogram('time_seconds', 'Time.', [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 4]) time.observe(value);
    expect(time.text().split('\n').slice(1)).toEqual([
      '# TYPE time_seconds histogram',
      'time_seconds_bucket{le="0.1"} 2',
      'time_seconds_bucket{le="1"} 3',
      'time_seconds_bucket{le="+Inf"} 4',
      'time_seconds_sum 4.65',
      'time_seconds_count 4',
      '',
    ]);
  });
});

describe('the numbers of a node', () => {
  test('are all there, in a form every line of which can be read', async () => {
    const metrics = metricsOf({ count: async () => ({ gathering: 3, playing: 2, over: 1, cancelled: 0 }) });
    metrics.choicesKept.add();
    metrics.choicesRefused.add('late');
    metrics.messagesRefused.add('slow-down');
    metrics.noticesSent.add('push', 'gone');
    metrics.tablesOpen.set(4);
    metrics.connections.add(1);
    metrics.appendSeconds.observe(0.002);
    metrics.thoughtSeconds.observe(0.5);
    const lines = (await metrics.text()).trimEnd().split('\n');
    for (const line of lines)
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/);
    expect(lines).toEqual(
      expect.arrayContaining([
        'panache_choices_kept_total 1',
        'panache_choices_refused_total{why="late"} 1',
        'panache_messages_refused_total{why="slow-down"} 1',
        'panache_notices_total{channel="push",outcome="gone"} 1',
        'panache_tables_open 4',
        'panache_connections 1',
        'panache_append_seconds_bucket{le="0.0025"} 1',
        'panache_thought_seconds_count 1',
        'panache_tables_stored{phase="playing"} 2',
        expect.stringMatching(/^process_resident_memory_bytes \d{7,}$/),
        expect.stringMatching(/^panache_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/),
      ]),
    );
  });

  test('are told without the store when it is in trouble, and it is not asked at every reading', async () => {
    let [asked, fails] = [0, true];
    const metrics = metricsOf({
      count: async () => {
        asked += 1;
        if (fails) throw new Error('no connection');
        return { gathering: 0, playing: 0, over: 0, cancelled: 0 };
      },
    });
    expect(await metrics.text()).not.toContain('panache_tables_stored');
    fails = false;
    expect(await metrics.text()).toContain('panache_tables_stored{phase="over"} 0');
    await metrics.text();
    expect(asked).toBe(2);
  });
});

describe('/metrics', () => {
  const TOKEN = 'a-token-that-is-long';
  const asked = async (metrics: Settings['metrics'], headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const app = server();
    addMetrics(app, metricsOf(), { metrics });
    return app.inject({ url: '/metrics', headers: { host: 'localhost:8080', ...headers }, remoteAddress });
  };

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is there for a program on this machine (%s)', async address => {
    const response = await asked('here', {}, address);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.body).toContain('panache_connections 0');
  });

  test.each([
    ['from another machine', {}, '192.168.1.7'],
    ['through a proxy on this machine', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['through a proxy that says so otherwise', { via: '1.1 proxy' }, '127.0.0.1'],
    ['under the name of another house', { host: 'table.example.org' }, '127.0.0.1'],
  ])('is not there %s', async (_how, headers, address) => {
    const response = await asked('here', headers, address);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('panache');
  });

  test('with a token is there for whoever has it, from anywhere', async () => {
    const right = { authorization: `Bearer ${TOKEN}`, host: 'table.example.org' };
    expect((await asked({ token: TOKEN }, right, '203.0.113.7')).statusCode).toBe(200);
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN, `Bearer ${TOKEN.slice(1)}`])
      expect((await asked({ token: TOKEN }, { authorization })).statusCode).toBe(404);
  });

  test('can be turned off', async () => {
    expect((await asked('off', {})).statusCode).toBe(404);
  });
});

describe('/health', () => {
  test('is well while the store answers', async () => {
    const app = server();
    addHealth(app, { check: async () => null });
    const response = await app.inject('/health');
    expect(response.json()).toEqual({ status: 'ok' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['refuses', () => Promise.reject(new Error('password hunter2 refused'))],
    [
      'throws',
      () => {
        throw new Error('hunter2');
      },
    ],
    ['does not answer', () => new Promise<null>(() => {})],
  ])('is unwell when the store %s, and says no more than that', async (_how, check) => {
    const app = server();
    addHealth(app, { check }, 20);
    const response = await app.inject('/health');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'unwell', reason: 'The store of the tables cannot be reached.' });
  });

  test.each([
    ['full', 'The disk of the store is full.'],
    ['damaged', 'The store of the tables is damaged.'],
    ['stalled', 'The store of the tables does not answer in time.'],
  ] as const)('is unwell while the store is %s, and says so', async (trouble, reason) => {
    const app = server();
    addHealth(app, { check: async () => trouble });
    const response = await app.inject('/health');
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'unwell', reason }]);
  });
});

import { describe, expect, test } from 'vitest';
import { routeOf } from './routes.ts';
import { rulePath } from './rule-path.ts';

describe('addresses', () => {
  test('every page has one', () => {
    expect(routeOf('/').page).toBe('home');
    expect(routeOf('/new/musketiere')).toMatchObject({ page: 'setup', params: { game: 'musketiere' } });
    expect(routeOf('/play/a-1_B')).toMatchObject({ page: 'play', params: { id: 'a-1_B' } });
    expect(routeOf('/replay/x/')).toMatchObject({ page: 'replay', params: { id: 'x' } });
    expect(routeOf('/credits').page).toBe('credits');
  });

  test('a rule id leads to its anchor', () => {
    const [path, hash] = rulePath('MUS.RULING.12').split('#');
    expect(routeOf(path, `#${hash}`)).toEqual({
      page: 'rules',
      params: { game: 'musketiere' },
      anchor: 'MUS.RULING.12',
    });
  });

  test('anything else is lost, whatever it holds', () => {
    expect(routeOf('/play/').page).toBe('lost');
    expect(routeOf('/play/a/b').page).toBe('lost');
    expect(routeOf('/%', '#%').page).toBe('lost');
  });
});

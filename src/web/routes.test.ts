import { describe, expect, test } from 'vitest';
import { routeOf } from './routes.ts';
import { rulePath } from './rule-path.ts';

describe('addresses', () => {
  test('every page has one', () => {
    expect(routeOf('/').page).toBe('home');
    expect(routeOf('/new/musketiere')).toMatchObject({ page: 'setup', params: { game: 'musketiere' } });
    expect(routeOf('/play/a-1_B')).toMatchObject({ page: 'play', params: { id: 'a-1_B' } });
    expect(routeOf('/replay/x/')).toMatchObject({ page: 'replay', params: { id: 'x' } });
    expect(routeOf('/learn/roy')).toMatchObject({ page: 'learn', params: { game: 'roy' } });
    expect(routeOf('/learn/roy/milady')).toMatchObject({ page: 'learn', params: { game: 'roy', lesson: 'milady' } });
    expect(routeOf('/matches').page).toBe('matches');
    expect(routeOf('/credits').page).toBe('credits');
  });

  test('an online table has one, with a secret or without', () => {
    const [id, key] = ['AbCdEfGhIjKlMnOpQrSt-_', '0123456789abcdefghijkl'];
    expect(routeOf(`/t/${id}`)).toEqual({ page: 'online', params: { id }, anchor: '' });
    expect(routeOf(`/t/${id}/${key}`)).toEqual({ page: 'online', params: { id, key }, anchor: '' });
    expect(routeOf(`/t/${id}/${key.slice(1)}`).page).toBe('lost');
    expect(routeOf(`/t/${id}x`).page).toBe('lost');
    expect(routeOf(`/m/${id}`)).toEqual({ page: 'record', params: { id }, anchor: '' });
    expect(routeOf(`/m/${id}/${key}`)).toEqual({ page: 'record', params: { id, key }, anchor: '' });
    expect(routeOf(`/m/${id}/${key.slice(1)}`).page).toBe('lost');
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

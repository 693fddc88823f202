import { expect, test, vi } from 'vitest';
import { Unfolded } from './unfolded.svelte.ts';

const opener = () => ({ isConnected: true, focus: vi.fn() }) as unknown as HTMLElement;

test('what opened by itself closes by itself', () => {
  const unfolded = new Unfolded();
  unfolded.need(true);
  expect(unfolded.open).toBe(true);
  unfolded.need(false);
  expect(unfolded.open).toBe(false);
});

test('what a reader has opened stays open, and gives the focus back when he closes it', () => {
  const unfolded = new Unfolded();
  const from = opener();
  unfolded.unfold(from);
  unfolded.need(true);
  unfolded.need(false);
  expect(unfolded.open).toBe(true);
  unfolded.fold();
  expect(unfolded.open).toBe(false);
  expect(from.focus).toHaveBeenCalledOnce();
});

test('when the board is laid no bot lays on at the next one', () => {
  const unfolded = new Unfolded();
  unfolded.need(true);
  unfolded.filling = 5;
  unfolded.need(true);
  expect(unfolded.filling).toBe(5);
  unfolded.need(false);
  expect(unfolded.filling).toBeNull();
});

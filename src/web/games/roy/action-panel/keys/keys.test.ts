import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import type { Decision } from '#kernel/game.ts';
import { digits } from './keys.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const asks = (prompt: string): Decision<Choice> => ({ seat: 1, prompt, choices: [{ kind: 'end' }] });

/** A panel with one button, and how often it was pressed. */
const panel = () => {
  const click = vi.fn();
  const button = { click, closest: () => null, querySelector: () => null };
  const whole = { querySelector: () => null, querySelectorAll: () => [button] };
  return { click, whole: whole as unknown as HTMLElement };
};

/** A key that was pressed at that moment, and comes now. */
const press = (timeStamp: number) => {
  const event = Object.assign(new Event('keydown'), { key: '1' });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(event);
};

test('a key pressed before a question was asked is no answer to it', () => {
  const { click, whole } = panel();
  digits()(asks('man-turn'))(whole);
  press(performance.now() - 1000);
  expect(click).not.toHaveBeenCalled();
});

test('a key pressed while a question stands counts, also where it is told anew meanwhile', () => {
  const { click, whole } = panel();
  const byDigit = digits();
  const leave = byDigit(asks('man-turn'))(whole);
  const pressed = performance.now() + 0.001;
  leave?.();
  byDigit(asks('man-turn'))(whole);
  press(pressed);
  expect(click).toHaveBeenCalledOnce();
});

/** Candle or day: the two lights of the table. */
import { remember, remembered } from './storage.ts';

export type LightName = 'candle' | 'day';

class Light {
  current = $state<LightName>(remembered('panache.light') === 'day' ? 'day' : 'candle');

  show(): void {
    document.documentElement.dataset.light = this.current;
  }

  use(name: LightName): void {
    this.current = name;
    remember('panache.light', name);
    this.show();
  }
}

export const light = new Light();

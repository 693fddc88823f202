import type { Time } from '#table/clock.ts';
import type { Store } from '../store/store.ts';
import type { Channels } from './channels.ts';
import type { Delivery } from './delivery.ts';
import type { Reach } from './post.ts';

/** What every way of telling somebody needs. */
export interface Posting {
  readonly store: Store;
  readonly channels: Channels;
  readonly delivery: Delivery;
  readonly time: Time;
  readonly reach: Reach;
}

import type { Time } from '#table/clock.ts';
import type { Store } from '../store/store.ts';
import { waitFor } from '../time.ts';
import type { Channel } from './channels.ts';
import { openGate } from './gate.ts';
import { patiently, type Sent } from './patience.ts';

/** Messages on their way at the same time. */
const MOST_AT_ONCE = 8;

interface DeliveryDeps {
  readonly store: Pick<Store, 'once'>;
  readonly time: Time;
  readonly pauses: readonly number[];
  /** Counts what became of each message. */
  readonly count: (channel: Channel, outcome: Sent) => void;
}

/** How messages leave: few at a time, once between all nodes, and with some patience. */
export interface Delivery {
  /** Aborted when the house closes. */
  readonly signal: AbortSignal;
  readonly send: (channel: Channel, send: () => Promise<Sent>) => Promise<Sent>;
  /** True for the first node that wants to tell this. */
  readonly isFirst: (channel: Channel, what: string) => Promise<boolean>;
  readonly close: () => void;
}

export const openDelivery = ({ store, time, pauses, count }: DeliveryDeps): Delivery => {
  const gate = openGate(MOST_AT_ONCE);
  const closing = new AbortController();
  const { signal } = closing;
  return {
    signal,
    async send(channel, send) {
      const wait = (milliseconds: number) => waitFor(milliseconds, time, signal);
      const sent = await patiently(() => gate(send), pauses, wait);
      count(channel, sent);
      return sent;
    },
    isFirst: (channel, what) => store.once(`notice:${channel}:${what}`, time.now()),
    close: () => closing.abort(),
  };
};

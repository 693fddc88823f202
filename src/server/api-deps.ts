import type { FastifyReply } from 'fastify';
import type { Time } from '#table/clock.ts';
import type { AddressHandle } from './address-handle.ts';
import type { TableRegistry } from './live/table-registry.ts';
import type { People } from './people.ts';
import type { Settings } from './settings.ts';

/** What the plain requests of the page are answered with. */
export interface ApiDeps {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly addressHandle: AddressHandle;
  readonly settings: Pick<Settings, 'url' | 'messagesPerSecond'>;
  readonly time: Time;
}

export const no = (reply: FastifyReply, code: number, why: string) => reply.code(code).send({ why });

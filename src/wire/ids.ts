import { z } from 'zod';
import type { Brand } from '#kernel/brand.ts';

/** Names a table. */
export type TableId = Brand<string, 'TableId'>;
/** Stands for a browser that has been here before; its cookie is signed. */
export type PersonId = Brand<string, 'PersonId'>;
/** The secret part of a link to a table. */
export type LinkKey = Brand<string, 'LinkKey'>;

/** 128 random bits. */
export const TOKEN = /^[\w-]{22}$/;

export const isTableId = (text: string): text is TableId => TOKEN.test(text);
export const isPersonId = (text: string): text is PersonId => TOKEN.test(text);
export const isLinkKey = (text: string): text is LinkKey => TOKEN.test(text);

/** A text from outside becomes an id here, or not at all. */
export const tableId = z.string().refine(isTableId);
export const linkKey = z.string().refine(isLinkKey);

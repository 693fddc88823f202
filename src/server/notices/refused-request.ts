import type { NoticeRefusal } from '#wire/notices.ts';

const STATUS: Readonly<Record<NoticeRefusal, number>> = {
  'no-cookie': 401,
  'not-understood': 400,
  'not-offered': 409,
  'too-many-mails': 429,
  'mail-failed': 502,
  'not-kept': 500,
  'other-origin': 403,
  'slow-down': 429,
};

/** What makes a request fail, as the page will read it. */
export class RefusedRequest extends Error {
  readonly why: NoticeRefusal;
  /** By this name the server knows that it is an answer and no failure of ours. */
  readonly statusCode: number;
  constructor(why: NoticeRefusal) {
    super(why);
    this.why = why;
    this.statusCode = STATUS[why];
  }
}

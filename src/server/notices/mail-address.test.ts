import { describe, expect, test } from 'vitest';
import { ALL, desk, FORM } from './routes.testing.ts';
import { HOUR } from './testing.ts';
import { sealClaim } from './tokens.ts';

describe('a mail address', () => {
  const MAILED = { ...FORM, mail: 'aline@example.org' };

  test('is asked first, and counts once its owner has pressed the button', async () => {
    const { ask, open, letters, linkIn } = await desk();
    expect((await ask('PUT', '/api/me/notices', MAILED)).body).toMatchObject({ mailConfirmed: false });
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/^To: aline@example\.org$/m);
    expect(letters[0]).not.toContain('List-Unsubscribe');
    const link = linkIn(letters[0]);
    const page = await open('GET', link);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<html lang="fr"');
    expect(page.body).toContain('<form method="post">');
    // A program that only follows links has changed nothing.
    expect((await ask('GET', '/api/me/notices')).body.mailConfirmed).toBe(false);
    expect((await open('POST', link, { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(200);
    expect((await ask('GET', '/api/me/notices')).body.mailConfirmed).toBe(true);
    // To keep the other wishes asks nobody again.
    expect((await ask('PUT', '/api/me/notices', { ...MAILED, digestHour: 7 })).body.mailConfirmed).toBe(true);
    expect(letters).toHaveLength(1);
  });

  test('another one is asked anew, and the old link is worth nothing for it', async () => {
    const { ask, open, letters, linkIn } = await desk();
    await ask('PUT', '/api/me/notices', MAILED);
    const old = linkIn(letters[0]);
    expect((await open('POST', old)).statusCode).toBe(200);
    const { body } = await ask('PUT', '/api/me/notices', { ...FORM, mail: 'elsa@example.org' });
    expect(body.mailConfirmed).toBe(false);
    expect(letters).toHaveLength(2);
    expect((await open('POST', old)).statusCode).toBe(404);
    expect((await ask('GET', '/api/me/notices')).body.mailConfirmed).toBe(false);
  });

  test('is not asked without end, by nobody and for nobody', async () => {
    const { ask, letters } = await desk();
    for (const person of ['a', 'b', 'c'])
      expect((await ask('PUT', '/api/me/notices', MAILED, person)).status).toBe(200);
    expect(await ask('PUT', '/api/me/notices', MAILED, 'd')).toMatchObject({
      status: 429,
      body: { why: 'too-many-mails' },
    });
    for (const at of [1, 2, 3])
      expect((await ask('PUT', '/api/me/notices', { ...FORM, mail: `m${at}@example.org` }, 'e')).status).toBe(200);
    expect((await ask('PUT', '/api/me/notices', { ...FORM, mail: 'm4@example.org' }, 'e')).status).toBe(429);
    expect(letters).toHaveLength(6);
  });

  test('is one and the same with a tag, with dots and in capitals', async () => {
    const { ask, letters } = await desk();
    const written = ['victim+1@example.org', 'vic.tim@example.org', 'VICTIM@Example.org', 'v.ictim+22@example.org'];
    const answers: number[] = [];
    for (const [at, mail] of written.entries())
      answers.push((await ask('PUT', '/api/me/notices', { ...FORM, mail }, `p${at}`, `192.0.2.${at}`)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(letters).toHaveLength(3);
  });

  test('is not asked for without end from one network, whoever says he is there, nor by the whole house', async () => {
    const { ask, letters, time } = await desk();
    const asked = async (at: number, from: string): Promise<number> =>
      (await ask('PUT', '/api/me/notices', { ...FORM, mail: `m${at}@example.org` }, `p${at}`, from)).status;
    const answers: number[] = [];
    for (let at = 0; at < 12; at++) answers.push(await asked(at, `2001:db8:1:2::${at}`));
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
    for (let at = 100; at < 150; at++) expect(await asked(at, `198.51.100.${at}`)).toBe(200);
    expect(await asked(200, '203.0.113.1')).toBe(429);
    expect(letters).toHaveLength(60);
    await time.pass(3_600_000);
    expect(await asked(200, '203.0.113.1')).toBe(200);
  });

  test('can be asked again when the first letter was lost', async () => {
    const { ask, letters } = await desk();
    await ask('PUT', '/api/me/notices', MAILED);
    expect((await ask('POST', '/api/me/notices/mail')).status).toBe(200);
    expect(letters).toHaveLength(2);
  });

  test('that the mail server will not take is not kept', async () => {
    const { ask } = await desk({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'table@panache.example' } });
    expect(await ask('PUT', '/api/me/notices', MAILED)).toMatchObject({ status: 502, body: { why: 'mail-failed' } });
    expect((await ask('GET', '/api/me/notices')).body.wishes).toBeNull();
  });

  test('a link is good for three days, for its own purpose, and only as it was written', async () => {
    const { ask, open, letters, linkIn, time } = await desk();
    await ask('PUT', '/api/me/notices', MAILED);
    const link = linkIn(letters[0]);
    const spoilt = [
      link.replace('/confirm/', '/stop/'),
      link.replace('/aline.', '/bruno.'),
      `${link}x`,
      link.slice(0, -1),
      `${ALL.url}/api/notices/confirm/x`,
    ];
    for (const each of spoilt) expect((await open('POST', each)).statusCode).toBe(404);
    expect((await open('GET', link)).statusCode).toBe(200);
    await time.pass(72 * HOUR + 1);
    const late = await open('POST', link, { 'accept-language': 'de-DE,it;q=0.8,en;q=0.5' });
    expect(late.statusCode).toBe(404);
    expect(late.body).toContain('<html lang="it"');
    expect((await ask('GET', '/api/me/notices')).body.mailConfirmed).toBe(false);
  });

  test('is let go by the link of any mail, once and again, without a cookie', async () => {
    const { ask, open, store } = await desk();
    const stop = async (person: string, address: string) => {
      const key = await store.secret('notices');
      return `/api/notices/stop/${sealClaim(key, 'stop', { person, address, until: null })}`;
    };
    await ask('PUT', '/api/me/notices', { ...MAILED, webhook: 'https://hook.example/' });
    const link = await stop('aline', 'aline@example.org');
    expect((await open('GET', link)).body).toContain('<form method="post">');
    expect((await ask('GET', '/api/me/notices')).body.wishes.mail).toBe('aline@example.org');
    expect((await open('POST', await stop('aline', 'old@example.org'))).statusCode).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const parts = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await open('POST', link, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await ask('GET', '/api/me/notices')).body.wishes).toMatchObject({
      mail: null,
      webhook: 'https://hook.example/',
    });
    expect((await open('POST', link, parts, '--x--')).statusCode).toBe(200);
  });
});

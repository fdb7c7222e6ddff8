import { expect, test } from 'vitest';
import { startApp } from '../../server/test/harness.ts';
import { startSmtpSink } from '../../server/test/smtp-sink.ts';

const OLDEST = { limit: 10, sort: 'oldest' } as const;
const DAY_SECONDS = 86_400;
const MAIL = { to: 'sari@contoh.test', heading: 'Halo', lines: [] };

test('the mailbox lists unsent mails with their state, and a button sends an abandoned mail again', async () => {
  let isSmtpUp = false;
  const smtpSink = await startSmtpSink(async () => {
    if (!isSmtpUp) throw new Error('down');
  });
  const server = await startApp({ SMTP_URL: smtpSink.url });
  try {
    const { db, mail } = server.deps;
    await db.transaction((tx) => mail.queue(tx, { ...MAIL, subject: 'Kabar <b>lama</b>' }));
    await server.runJobs();
    // A mail is abandoned after three days.
    server.clock.advance(4 * DAY_SECONDS);
    await db.transaction((tx) => mail.queue(tx, { ...MAIL, subject: 'Kabar baru' }));
    const [abandonedMail, waitingMail] = (await mail.unsent(OLDEST)).rows;
    expect(abandonedMail).toMatchObject({ subject: 'Kabar <b>lama</b>', state: 'abandoned', attempts: 1 });
    expect(waitingMail).toMatchObject({ subject: 'Kabar baru', state: 'waiting', attempts: 0 });
    const page = await server.api('GET', '//simulators/mail');
    expect(page.text).toContain('Kabar &lt;b&gt;lama&lt;/b&gt;');
    expect(page.text).toContain('gagal, tidak dicoba lagi, 1 kali dicoba');
    expect(page.text).toContain('menunggu dikirim, 0 kali dicoba');

    isSmtpUp = true;
    const reply = await server.api('POST', `//simulators/mail/${abandonedMail?.id}/kirim-ulang`);
    expect([reply.status, reply.headers.location]).toEqual([303, '/simulators/mail']);
    await server.runJobs();
    expect(smtpSink.arrivals).toHaveLength(2);
    expect((await mail.unsent(OLDEST)).rows).toEqual([]);
  } finally {
    await server.close();
    smtpSink.close();
  }
});

test('the mailbox responds with 404 when a mail to send again is already sent or does not exist', async () => {
  const server = await startApp();
  try {
    const { db, mail } = server.deps;
    await db.transaction((tx) => mail.queue(tx, { ...MAIL, subject: 'Kabar' }));
    const [queuedMail] = (await mail.unsent(OLDEST)).rows;
    await server.runJobs();
    expect(await mail.resend(queuedMail?.id ?? '')).toBe(false);
    for (const id of [queuedMail?.id, 'bukan-id'])
      expect((await server.api('POST', `//simulators/mail/${id}/kirim-ulang`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

import { expect, test } from 'vitest';
import { startApp } from '../../server/test/harness.ts';
import { startSmtpSink } from '../../server/test/smtp-sink.ts';

const DAY = 86_400;
const MAIL = { to: 'sari@contoh.test', heading: 'Halo', lines: [] };

test('the mailbox lists unsent mails with their state, and sends one again on request', async () => {
  let isUp = false;
  const sink = await startSmtpSink(async () => {
    if (!isUp) throw new Error('down');
  });
  const server = await startApp({ SMTP_URL: sink.url });
  try {
    const { db, mail } = server.deps;
    await db.transaction((tx) => mail.queue(tx, { ...MAIL, subject: 'Kabar <b>lama</b>' }));
    await server.runJobs();
    server.clock.advance(4 * DAY);
    await db.transaction((tx) => mail.queue(tx, { ...MAIL, subject: 'Kabar baru' }));
    const [old, recent] = await mail.unsent();
    expect(old).toMatchObject({ subject: 'Kabar <b>lama</b>', state: 'abandoned', attempts: 1 });
    expect(recent).toMatchObject({ subject: 'Kabar baru', state: 'waiting', attempts: 0 });
    const page = await server.api('GET', '//simulators/mail');
    expect(page.text).toContain('Kabar &lt;b&gt;lama&lt;/b&gt;');
    expect(page.text).toContain('gagal, tidak dicoba lagi, 1 kali dicoba');
    expect(page.text).toContain('menunggu dikirim, 0 kali dicoba');

    isUp = true;
    const reply = await server.api('POST', `//simulators/mail/${old?.id}/kirim-ulang`);
    expect([reply.status, reply.headers.location]).toEqual([303, '/simulators/mail']);
    await server.runJobs();
    expect(sink.arrivals).toHaveLength(2);
    expect(await mail.unsent()).toEqual([]);
  } finally {
    await server.close();
    sink.close();
  }
});

test('the mailbox does not send a mail again that was sent, or does not exist', async () => {
  const server = await startApp();
  try {
    const { db, mail } = server.deps;
    await db.transaction((tx) => mail.queue(tx, { ...MAIL, subject: 'Kabar' }));
    const [queued] = await mail.unsent();
    await server.runJobs();
    expect(await mail.resend(queued?.id ?? '')).toBe(false);
    for (const id of [queued?.id, 'bukan-id'])
      expect((await server.api('POST', `//simulators/mail/${id}/kirim-ulang`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

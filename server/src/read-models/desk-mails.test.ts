import type { DeskMail } from '@naungan/api/desk-mails';
import type { ListPage } from '@naungan/api/list-page';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../../tools/desk/run.ts';
import { type Harness, startApp } from '../../test/harness.ts';
import { startSmtpSink } from '../../test/smtp-sink.ts';

let isUp = false;
let sink: Awaited<ReturnType<typeof startSmtpSink>>;
let harness: Harness;
let origin: string;
let token: string;
const RECIPIENTS = ['tua@contoh.test', 'gagal@contoh.test', 'baru@contoh.test'];
beforeAll(async () => {
  sink = await startSmtpSink(async () => {
    if (!isUp) throw new Error('down');
  });
  harness = await startApp({ SMTP_URL: sink.url });
  origin = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const queueMail = (to: string) =>
    harness.deps.db.transaction((tx) =>
      harness.deps.mail.queue(tx, { to, subject: `Pesan untuk ${to}`, heading: 'Halo', lines: ['Isi'] }),
    );
  const [abandoned = '', failing = '', waiting = ''] = RECIPIENTS;
  await queueMail(abandoned);
  await harness.runJobs();
  harness.clock.advance(3 * 86_400 + 1);
  await harness.deps.db.execute(sql`delete from pgboss.job where name = 'mail.send'`);
  await queueMail(failing);
  await harness.runJobs();
  harness.clock.advance(60);
  await queueMail(waiting);
  token = await harness.deskToken();
}, 60_000);
afterAll(async () => {
  await harness.close();
  sink.close();
});

async function pageOf(query = ''): Promise<ListPage<DeskMail>> {
  const reply = await harness.api('GET', `/desk/mails${query}`, { token });
  expect(reply.status, reply.text).toBe(200);
  return reply.body.response;
}
const recipientsOf = async (query: string) => (await pageOf(query)).rows.map(({ recipient }) => recipient);

async function desk(...args: string[]) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const { DESK_EMAIL, DESK_PASSWORD = '', DATA_DIR } = harness.deps.config;
  const env = { NAUNGAN_URL: origin, DATA_DIR, DESK_EMAIL, DESK_PASSWORD };
  return { code: await run(args, env, { out: print, err: print }), output };
}

it('the desk lists unsent mails by state, by page, from both ends', async () => {
  const { rows } = await pageOf('?sort=oldest');
  expect(rows.map(({ state, attempts, recipient }) => [state, attempts, recipient])).toEqual([
    ['abandoned', 1, RECIPIENTS[0]],
    ['failing', 1, RECIPIENTS[1]],
    ['waiting', 0, RECIPIENTS[2]],
  ]);
  expect(await recipientsOf('')).toEqual(RECIPIENTS.toReversed());
  expect(await recipientsOf('?state=failing')).toEqual(['gagal@contoh.test']);
  const { next } = await pageOf('?sort=oldest&limit=1');
  expect(await recipientsOf(`?sort=oldest&limit=2&after=${next}`)).toEqual(RECIPIENTS.slice(1));
  for (const query of ['?state=terkirim', '?after=abc', '?limit=101'])
    expect((await harness.api('GET', `/desk/mails${query}`, { token })).status).toBe(422);
});

it.each(['7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b', 'bukan-id'])(
  'the desk cannot send the unknown mail %s',
  async (id) => {
    expect((await harness.api('POST', `/desk/mails/${id}/resend`, { token })).status).toBe(404);
  },
);

it('the commands list unsent mails, and send one mail or all abandoned mails once', async () => {
  const listed = await desk('mails', '--state', 'failing');
  expect(listed).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^[\da-f-]{36} {2}failing .+gagal@contoh\.test/),
  });
  expect(await desk('mails', 'kirim')).toMatchObject({ code: 2 });
  isUp = true;
  expect(await desk('mails', 'resend', 'abandoned')).toEqual({ code: 0, output: 'Mails queued again: 1.' });
  const failingId = listed.output.slice(0, 36);
  expect(await desk('mails', 'resend', failingId)).toEqual({ code: 0, output: 'Mails queued again: 1.' });
  await harness.runJobs();
  expect(sink.arrivals.map(({ to }) => to).toSorted()).toEqual(RECIPIENTS.toSorted());
  expect(await desk('mails')).toEqual({ code: 0, output: 'No unsent mails.' });
  expect(await desk('mails', 'resend', failingId)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^404/),
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { logoMarkSvg } from '@naungan/domain/brand';
import { eq, isNull, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findMail } from '../../../simulators/mail/mailbox.ts';
import { site } from '../../../site.config.ts';
import { type Harness, startApp } from '../../test/harness.ts';
import { startSmtpSink } from '../../test/smtp-sink.ts';
import { dataPaths } from '../data-dir.ts';
import { outbox } from '../db/schema.ts';
import { renderHtml, renderText } from './mail-template.ts';

const content = {
  heading: 'Halo <b>Budi</b>',
  lines: ['Baris "pertama" & kedua'],
  action: { label: 'Buka', url: 'https://naungan.test/?a=1&b=2' },
};
const mailFields = { subject: 'Pesanan Anda – disetujui ✓', ...content };

describe('the mail template', () => {
  it('escapes HTML in headings, lines and links', () => {
    const html = renderHtml(content, site);
    expect(html).toContain('Halo &lt;b&gt;Budi&lt;/b&gt;');
    expect(html).toContain('Baris &quot;pertama&quot; &amp; kedua');
    expect(html).toContain('href="https://naungan.test/?a=1&amp;b=2"');
  });

  it('contains the logo picture of the site when the URL of the site is given', () => {
    const html = renderHtml(content, site, 'https://naungan.contoh.test');
    expect(html).toContain(
      '<img src="https://naungan.contoh.test/icon-192.png" width="48" height="48" alt=""',
    );
  });

  it('allows line breaks after the punctuation marks of a long e-mail address in HTML, and leaves plain text unchanged', () => {
    const lines = ['Kami kirim ke sari.wulandari-putri@contoh.example.com. Terima kasih.'];
    expect(renderHtml({ ...content, lines }, site)).toMatch(
      /<p style="[^"]*overflow-wrap:anywhere">Kami kirim ke sari\.<wbr>wulandari-<wbr>putri@<wbr>contoh\.<wbr>example\.<wbr>com\. Terima/,
    );
    expect(renderText({ ...content, lines }, site)).toContain('sari.wulandari-putri@contoh.example.com.');
  });

  it('inserts spaces into web addresses, so that no mail program links them, but not into e-mail addresses and amounts', () => {
    const lines = [
      'Halo HADIAH DI www.situs.com/klaim, https://evil.top dan bit.ly/abc,',
      'St.Aminah, S.H., M.Kn. di kantor@naungan.co.id membayar Rp1.250.000.000.',
    ];
    const html = renderHtml({ ...content, lines }, site).replaceAll('<wbr>', '');
    for (const mail of [renderText({ ...content, lines }, site), html]) {
      expect(mail).not.toMatch(/www\.situs|situs\.com|evil\.top|bit\.ly|https:\/\/evil/);
      expect(mail).toContain('www. situs. com/klaim');
      expect(mail).toContain('St.Aminah, S.H., M.Kn. di kantor@naungan.co.id membayar Rp1.250.000.000.');
      expect(mail).toContain('naungan.test/?a=1');
    }
  });

  it('keeps phone numbers, dates, order numbers and short e-mail addresses on one line', () => {
    const unbreakableTexts = [
      '+62 21 5550 1945',
      '28 November 2026',
      '23.59 WIB',
      'POL-KES-2026-000006',
      'B 2045 HFX',
      '--',
      'info@naungan.test',
    ];
    const breakableTexts = ['Jalan Kemang 19', 'INV-2026-11-000004-837b4226', 'SUB-BAG. UMUM'];
    const html = renderHtml(
      { ...content, lines: [[...unbreakableTexts, ...breakableTexts].join(' dan ')] },
      site,
    );
    const unbrokenTexts = [...html.matchAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g)].map(
      ([, text]) => text,
    );
    expect(unbrokenTexts).toEqual(unbreakableTexts);
  });

  it('uses the given preview text, in HTML only', () => {
    const html = renderHtml({ ...content, preview: 'Total <b>Rp1.000</b>' }, site);
    expect(html).toContain('">Total &lt;b&gt;Rp1.000&lt;/b&gt;</div>');
    expect(renderText({ ...content, preview: 'Total' }, site)).not.toContain('Total');
  });

  it('uses the first paragraph after the greeting, or else the heading, as preview of at most 140 characters', () => {
    const previewFor = (lines: string[]) =>
      /display:none[^>]*>([^<]*)</.exec(renderHtml({ ...content, lines }, site))?.[1];
    expect(previewFor(['Halo Sari Wulandari,', 'Bayar sampai besok.'])).toBe('Bayar sampai besok.');
    expect(previewFor(['x'.repeat(140)])).toBe('x'.repeat(140));
    expect(previewFor(['x'.repeat(141)])).toBe(`${'x'.repeat(139)}…`);
    expect(previewFor(['Halo Sari,'])).toBe('Halo &lt;b&gt;Budi&lt;/b&gt;');
  });

  it('declares its light colours, so that mail programs do not invert some of the colours', () => {
    expect(renderHtml(content, site)).toContain('<meta name="color-scheme" content="light">');
  });

  it('uses the colours of the brand', () => {
    const colours = { ...site.colours, brand: '#123456', sun: '#654321' };
    const html = renderHtml(content, { ...site, colours });
    expect(html).toContain('background:#123456');
    expect(html).toContain('#654321');
    expect(html).not.toContain(site.colours.brand);
  });

  it('has a plain-text version with the same content', () => {
    expect(renderText(content, site)).toContain(
      'Baris "pertama" & kedua\n\nBuka:\nhttps://naungan.test/?a=1&b=2',
    );
    expect(renderText(content, site)).toContain(site.statements.supervision);
  });
});

describe('a server without SMTP', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startApp();
  });
  afterAll(() => harness.close());
  /** Requests a page of the mailbox simulator; `//` begins a path outside of the API. */
  const getMailbox = async (path: string) => harness.api('GET', `//simulators/mail${path}`);
  /** Returns a sent mail: the transmitted text (`source`), and what a mail program reads in it (`mail`). */
  async function sentMail(id: string) {
    const folder = dataPaths(harness.deps.config).outbox;
    const [file = ''] = (await readdir(folder)).filter((name) => name.includes(id));
    const mail = await findMail(folder, file.replace('.eml', ''));
    return { source: await readFile(`${folder}/${file}`, 'utf8'), mail };
  }

  it('shows an empty mailbox before the first mail', async () => {
    const newHarness = await startApp();
    expect((await newHarness.api('GET', '//simulators/mail')).text).toContain('Belum ada email');
    await newHarness.close();
  });

  it('stores a mail as one file, which the mailbox page lists and opens', async () => {
    const { db, mail, config } = harness.deps;
    harness.clock.advance(1);
    const fileCountBefore = (await readdir(dataPaths(config).outbox)).length;
    await db.transaction((tx) => mail.queue(tx, { to: 'budi@contoh.test', ...mailFields }));
    await harness.runJobs();
    await harness.runJobs();
    expect(await readdir(dataPaths(config).outbox)).toHaveLength(fileCountBefore + 1);
    const list = await getMailbox('');
    expect(list.text).toContain('Pesanan Anda – disetujui ✓');
    expect(list.text).toContain(logoMarkSvg(config.BRAND.mark, config.BRAND.colours, { size: 32 }));
    const path = list.text.match(/href="\/simulators\/mail(\/[^"]+)"/)?.[1] ?? '';
    const mailPage = await getMailbox(path);
    expect(mailPage.text).toContain('budi@contoh.test');
    expect(mailPage.text).toContain(`<dt>Balas ke</dt><dd>${config.BRAND.email}</dd>`);
    expect(mailPage.text).toContain('sandbox=');
    const body = await getMailbox(`${path}/isi`);
    expect(body.text).toContain('<base target="_top">');
    expect(body.text).toContain(new URL('/icon-192.png', config.PUBLIC_URL).href);
    expect(body.headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.headers['content-security-policy']).toContain("img-src 'self'");
    const [row] = await db.select().from(outbox).where(eq(outbox.recipient, 'budi@contoh.test'));
    expect(row).toMatchObject({ attempts: 1, sentAt: harness.clock.now() });
    const { source } = await sentMail(row?.id ?? 'no row');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain(`Reply-To: ${config.BRAND.email}`);
  });

  it('sends a mail once even if its job is queued again before or after the mail is sent', async () => {
    const { db, mail, jobs, config } = harness.deps;
    await db.transaction((tx) => mail.queue(tx, { to: 'sekali@contoh.test', ...mailFields }));
    const [row] = await db.select().from(outbox).where(eq(outbox.recipient, 'sekali@contoh.test'));
    const fileCountBefore = (await readdir(dataPaths(config).outbox)).length;
    await jobs.enqueue(db, 'mail.send', { id: row?.id });
    expect(await harness.runJobs()).toBe(1);
    await jobs.enqueue(db, 'mail.send', { id: row?.id });
    expect(await harness.runJobs()).toBe(1);
    expect(await readdir(dataPaths(config).outbox)).toHaveLength(fileCountBefore + 1);
    const [sentRow] = await db.select().from(outbox).where(eq(outbox.recipient, 'sekali@contoh.test'));
    expect(sentRow?.attempts).toBe(1);
  });

  /** Queues a mail to the office with this reply address, sends it and returns what a mail program reads. */
  async function sendWithReplyTo(replyTo: { name: string; address: string }) {
    const { db, mail } = harness.deps;
    await db.delete(outbox);
    await db.transaction((tx) => mail.queue(tx, { to: 'kantor@contoh.test', replyTo, ...mailFields }));
    await harness.runJobs();
    const [row] = await db.select().from(outbox);
    const { source, mail: sentFields } = await sentMail(row?.id ?? 'no row');
    const [headers = ''] = source.split('\r\n\r\n');
    return { replyTo: sentFields?.replyTo, headerNames: headers.match(/^[\w-]+(?=:)/gm) };
  }

  it.each([
    ['commas and apostrophes in the name', "St. Aminah O'Neil, S.H., M.Kn.", 'aminah@contoh.test'],
    ['quotes and backslashes in the name', 'Ani "Bos" \\ Wijaya', 'ani@contoh.test'],
    ['letters of other scripts in the name', 'Nur Aïsyah 李', 'nur@contoh.test'],
    ['an address in the name', 'Ani, <lain@jahat.test>', 'ani@contoh.test'],
    ['a name of 99 characters', 'Åsa '.repeat(25).trim(), 'asa@contoh.test'],
    ['an unusual address', 'Ani', "ani.o'neil+a=2026!#$%&*/?^_`{|}~-@a-b.contoh.test"],
    ['a part of maximum length before the @', 'Ani', `${'a'.repeat(64)}@contoh.test`],
  ])('sets the Reply-To of a sender with %s', async (_, name, address) => {
    const mailOfShortName = await sendWithReplyTo({ name: 'Ani', address: 'ani@contoh.test' });
    const mail = await sendWithReplyTo({ name, address });
    expect(mail.replyTo).toEqual([{ name, address }]);
    expect(mail.headerNames).toEqual(mailOfShortName.headerNames);
  });

  it('writes a name with line breaks on one line, so that it adds no header', async () => {
    const mail = await sendWithReplyTo({
      name: 'Ani\r\nBcc: lain@jahat.test\r\n\r\nisi',
      address: 'ani@contoh.test',
    });
    expect(mail.replyTo).toEqual([{ name: 'Ani Bcc: lain@jahat.test isi', address: 'ani@contoh.test' }]);
    expect(mail.headerNames).toContain('Reply-To');
    expect(mail.headerNames).not.toContain('Bcc');
  });

  it.each([
    'ani@contoh.test\r\nBcc: x@jahat.test',
    'ani@contoh.test, x@jahat.test',
    'Ani <ani@contoh.test>',
    '',
  ])('does not queue a mail with the reply address %j', async (address) => {
    const { db, mail } = harness.deps;
    const replyTo = { name: 'Ani', address };
    const to = 'ditolak@contoh.test';
    await expect(db.transaction((tx) => mail.queue(tx, { to, replyTo, ...mailFields }))).rejects.toThrow();
    expect(await harness.mails(to)).toEqual([]);
  });

  it('attaches a stored file to a mail', async () => {
    const { db, mail, files } = harness.deps;
    const file = { key: 'certificates/contoh.pdf', name: 'Polis-1.pdf', mimeType: 'application/pdf' };
    await files.put(file.key, Buffer.from('%PDF-1.7 contoh'), file);
    await db.transaction((tx) =>
      mail.queue(tx, { to: 'lampiran@contoh.test', ...mailFields, attachment: file }),
    );
    await harness.runJobs();
    const [mailPath] =
      (await getMailbox('')).text.match(
        /\/simulators\/mail\/[^"]+(?="><span[^>]*>[^<]*<\/span><span[^>]*>Kepada lampiran)/,
      ) ?? [];
    const mailPage = await harness.api('GET', `/${mailPath}`);
    expect(mailPage.text).toContain('Polis-1.pdf');
    const attachment = await harness.api('GET', `/${mailPath}/lampiran/0`);
    expect(attachment.raw.toString()).toBe('%PDF-1.7 contoh');
    expect(attachment.headers['content-type']).toBe('application/pdf');
    expect((await harness.api('GET', `/${mailPath}/lampiran/1`)).status).toBe(404);
  });

  it.each(['/tidak-ada', '/..%2Fsecret', '/%00', '/..%2F..%2Fsecret/isi'])(
    'returns 404 for the mailbox path %s',
    async (path) => {
      expect((await getMailbox(path)).status).toBe(404);
    },
  );

  it('does not send a mail of a rolled-back transaction', async () => {
    const { db, mail } = harness.deps;
    const failingTransaction = db.transaction(async (tx) => {
      await mail.queue(tx, { to: 'gagal@contoh.test', ...mailFields });
      throw new Error('rolled back');
    });
    await expect(failingTransaction).rejects.toThrow('rolled back');
    expect(await harness.mails('gagal@contoh.test')).toEqual([]);
    expect(await harness.runJobs()).toBe(0);
  });
});

/** Starts a mail server that rejects its first connection (421) and accepts mails on the others. */
function startSmtp(receivedTexts: string[]): Promise<{ server: Server; port: number }> {
  let connectionCount = 0;
  const server = createServer((socket) => {
    connectionCount += 1;
    if (connectionCount === 1) return void socket.end('421 not now\r\n');
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = String(chunk);
      receivedTexts.push(text);
      if (inData && text.includes('\r\n.\r\n')) {
        inData = false;
        return void socket.write('250 accepted\r\n');
      }
      if (inData) return undefined;
      inData = text.startsWith('DATA');
      if (inData) return void socket.write('354 send the mail\r\n');
      return void socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}

describe('a server with SMTP', () => {
  const receivedTexts: string[] = [];
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let harness: Harness;
  beforeAll(async () => {
    smtp = await startSmtp(receivedTexts);
    harness = await startApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  });
  afterAll(async () => {
    await harness.close();
    smtp.server.close();
  });

  it('sends a mail on the second attempt after a failure, and writes no file', async () => {
    const { db, mail, config } = harness.deps;
    await db.transaction((tx) => mail.queue(tx, { to: 'budi@contoh.test', ...mailFields }));
    await harness.runJobs();
    await harness.runJobs({ includeDelayed: true });
    expect(receivedTexts.join('')).toContain('RCPT TO:<budi@contoh.test>');
    const [row] = await db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 2, sentAt: harness.clock.now() });
    expect(await readdir(dataPaths(config).outbox)).toEqual([]);
  });
});

describe('two transactions that write mails', () => {
  it('do not deadlock when they mail the same addresses in opposite order', async () => {
    const harness = await startApp();
    try {
      const { db, mail } = harness.deps;
      let queuedCount = 0;
      let release = () => {};
      const bothQueued = new Promise<void>((done) => {
        release = done;
      });
      const mailAll = (...addresses: string[]) =>
        db.transaction(async (tx) => {
          for (const to of addresses) {
            await mail.queue(tx, { to, ...mailFields });
            queuedCount += 1;
            if (queuedCount === 2) release();
            await bothQueued;
          }
        });
      await Promise.all([
        mailAll('pemilik@contoh.test', 'tertanggung@contoh.test'),
        mailAll('tertanggung@contoh.test', 'pemilik@contoh.test'),
      ]);
      await harness.runJobs();
      expect(await harness.mails('pemilik@contoh.test')).toHaveLength(2);
    } finally {
      await harness.close();
    }
  });
});

describe('while a mail is being sent', () => {
  it('a second job for this mail cannot be queued', async () => {
    let releaseServer = () => {};
    const serverReplied = new Promise<void>((done) => {
      releaseServer = done;
    });
    const serverReply = vi.fn(() => serverReplied);
    const sink = await startSmtpSink(serverReply);
    const harness = await startApp({ SMTP_URL: sink.url });
    try {
      const { db, mail, jobs } = harness.deps;
      await db.transaction((tx) => mail.queue(tx, { to: 'budi@contoh.test', ...mailFields }));
      const [row] = await db.select().from(outbox);
      const firstRun = harness.runJobs();
      await vi.waitFor(() => expect(serverReply).toHaveBeenCalled());
      await jobs.enqueue(db, 'mail.send', { id: row?.id });
      await harness.runJobs();
      expect(serverReply).toHaveBeenCalledOnce();
      releaseServer();
      await firstRun;
      await harness.runJobs({ includeDelayed: true });
      expect(sink.arrivals.map(({ to }) => to)).toEqual(['budi@contoh.test']);
      expect((await jobs.backlog()).waiting).toBe(0);
    } finally {
      await harness.close();
      sink.close();
    }
  });
});

describe('a database failure after the mail server accepted a mail', () => {
  it('leads to another attempt, which marks the mail as sent without sending it again', async () => {
    const sink = await startSmtpSink();
    const harness = await startApp({ SMTP_URL: sink.url });
    try {
      const { db, mail } = harness.deps;
      await db.transaction((tx) => mail.queue(tx, { to: 'budi@contoh.test', ...mailFields }));
      const update = db.update.bind(db);
      // The first update counts the attempt, the second marks the mail as sent.
      const updates = vi
        .spyOn(db, 'update')
        .mockImplementationOnce((table) => update(table))
        .mockImplementationOnce(() => {
          throw new Error('the database is gone');
        });
      await harness.runJobs();
      expect(updates).toHaveBeenCalledTimes(2);
      updates.mockRestore();
      expect(await db.select().from(outbox)).toMatchObject([{ attempts: 1, sentAt: null }]);
      harness.clock.advance(3_600);
      await harness.runJobs({ includeDelayed: true });
      expect(sink.arrivals).toHaveLength(1);
      expect(await db.select().from(outbox)).toMatchObject([{ attempts: 1, sentAt: harness.clock.now() }]);
    } finally {
      await harness.close();
      sink.close();
    }
  });
});

/** Steps of a simulated outage. */
const STEPS = 4;

/** Advances the time, and runs each waiting retry once. */
async function retryAfterHours(harness: Harness, hours: number) {
  harness.clock.advance(hours * 3_600);
  await harness.deps.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await harness.runJobs();
}

describe('an outage of the mail server', () => {
  it.each([1, 72])(
    'a mail waits for %i hours, is reported by /healthz, and is sent once after the outage',
    async (outageHours) => {
      let isUp = false;
      const sink = await startSmtpSink(async () => {
        if (!isUp) throw new Error('down');
      });
      const harness = await startApp({ SMTP_URL: sink.url });
      try {
        const { db, mail } = harness.deps;
        await db.transaction((tx) => mail.queue(tx, { to: 'budi@contoh.test', ...mailFields }));
        await harness.runJobs();
        for (let step = 0; step < STEPS; step += 1) await retryAfterHours(harness, outageHours / STEPS);
        expect(sink.arrivals).toEqual([]);
        const health = await harness.api('GET', '//healthz');
        expect(health).toMatchObject({
          status: 200,
          body: { mails: { unsent: 1, failing: 1, abandoned: 0, oldestSeconds: outageHours * 3_600 } },
        });
        isUp = true;
        await retryAfterHours(harness, 1);
        await retryAfterHours(harness, 1);
        expect(sink.arrivals.map(({ to }) => to)).toEqual(['budi@contoh.test']);
        expect(await db.select().from(outbox)).toMatchObject([
          { attempts: STEPS + 2, sentAt: expect.any(Date) },
        ]);
      } finally {
        await harness.close();
        sink.close();
      }
    },
    60_000,
  );

  it('a mail is tried again at least every half hour, for three to four days', async () => {
    const harness = await startApp();
    try {
      const { db, mail } = harness.deps;
      await db.transaction((tx) => mail.queue(tx, { to: 'budi@contoh.test', ...mailFields }));
      const [job] = await db
        .select({
          limit: sql<number>`retry_limit`,
          delay: sql<number>`retry_delay`,
          maxDelay: sql<number>`retry_delay_max`,
          backoff: sql<boolean>`retry_backoff`,
        })
        .from(sql`pgboss.job`)
        .where(sql`name = 'mail.send'`);
      const settings = { limit: 160, delay: 5, maxDelay: 1_800, backoff: true };
      expect(job).toEqual(settings);
      // pg-boss doubles the delay at most 16 times, and waits a random time between half of the delay and the whole
      // delay.
      const days = (share: number) => {
        const delays = Array.from({ length: settings.limit }, (_, turn) =>
          Math.min(settings.maxDelay, settings.delay * 2 ** Math.min(16, turn) * share),
        );
        return delays.reduce((sum, delay) => sum + delay) / 86_400;
      };
      expect(days(0.5)).toBeGreaterThan(3);
      expect(days(1)).toBeLessThan(4);
    } finally {
      await harness.close();
    }
  });
});

describe('a process that is killed while it sends a mail', () => {
  it('leaves the mail to another process 10 seconds after its last heartbeat', async () => {
    const sink = await startSmtpSink();
    const harness = await startApp({ SMTP_URL: sink.url });
    const supervisor = new PgBoss({ connectionString: harness.deps.config.DATABASE_URL, max: 1 });
    supervisor.on('error', () => {});
    await supervisor.start();
    const supervise = async (secondsSinceHeartbeat: number) => {
      await harness.deps.db.execute(
        sql`update pgboss.job set heartbeat_on = now() - ${secondsSinceHeartbeat} * interval '1 second' where state = 'active'`,
      );
      // Lets `supervise` check the queue again before its interval has passed.
      await harness.deps.db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
      await supervisor.supervise('mail.send');
    };
    try {
      const { db, mail } = harness.deps;
      await db.transaction((tx) => mail.queue(tx, { to: 'budi@contoh.test', ...mailFields }));
      // Takes the job as a worker does, and never finishes it.
      expect(await supervisor.fetch('mail.send')).toHaveLength(1);
      await supervise(9);
      expect(await harness.runJobs({ includeDelayed: true })).toBe(0);
      await supervise(11);
      expect(await harness.runJobs({ includeDelayed: true })).toBe(1);
      expect(sink.arrivals.map(({ to }) => to)).toEqual(['budi@contoh.test']);
    } finally {
      await supervisor.stop({ graceful: false });
      await harness.close();
      sink.close();
    }
  });
});

describe('the hourly search for mails without a job', () => {
  it('queues only unsent mails of the last three days', async () => {
    const harness = await startApp();
    try {
      const { db, mail, jobs } = harness.deps;
      for (const to of ['hilang', 'antre', 'terkirim', 'lama'])
        await db.transaction((tx) => mail.queue(tx, { to: `${to}@contoh.test`, ...mailFields }));
      await db.execute(
        sql`delete from pgboss.job where name = 'mail.send' and singleton_key in
          (select id::text from outbox where recipient <> 'antre@contoh.test')`,
      );
      const daysAgo = (days: number) => new Date(harness.clock.now().getTime() - days * 86_400_000);
      await db
        .update(outbox)
        .set({ sentAt: daysAgo(0) })
        .where(eq(outbox.recipient, 'terkirim@contoh.test'));
      await db
        .update(outbox)
        .set({ createdAt: daysAgo(4) })
        .where(eq(outbox.recipient, 'lama@contoh.test'));
      harness.clock.advance(120);
      await jobs.enqueue(db, 'mail.sweep', {});
      await harness.runJobs();
      const unsent = await db.select().from(outbox).where(isNull(outbox.sentAt));
      expect(unsent.map(({ recipient }) => recipient)).toEqual(['lama@contoh.test']);
      const rows = await db.select().from(outbox);
      // Neither `terkirim` nor `lama` was attempted.
      expect(rows.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1, 1]);
    } finally {
      await harness.close();
    }
  });
});

describe('migration 0027', () => {
  it('adds the key to waiting jobs of earlier versions, and deletes all jobs of a mail except one', async () => {
    const harness = await startApp();
    try {
      const { db, mail } = harness.deps;
      await db.transaction((tx) => mail.queue(tx, { to: 'budi@contoh.test', ...mailFields }));
      await db.execute(sql`update pgboss.queue set policy = 'standard' where name = 'mail.send'`);
      await db.execute(
        sql`update pgboss.job set policy = 'standard', singleton_key = null, retry_limit = 8 where name = 'mail.send'`,
      );
      await db.execute(
        sql`insert into pgboss.job (name, data, policy) select name, data, policy from pgboss.job where name = 'mail.send'`,
      );
      const file = new URL('../migrations/0027_mail_queue.sql', import.meta.url);
      const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
      await db.execute(sql.raw(statements.at(-1) ?? ''));
      const [row] = await db.select().from(outbox);
      const jobs = await db
        .select({
          key: sql<string>`singleton_key`,
          policy: sql<string>`policy`,
          retries: sql<number>`retry_limit`,
        })
        .from(sql`pgboss.job`)
        .where(sql`name = 'mail.send'`);
      expect(jobs).toEqual([{ key: row?.id, policy: 'exclusive', retries: 160 }]);
    } finally {
      await harness.close();
    }
  });
});

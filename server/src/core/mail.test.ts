import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
const fill = { subject: 'Pesanan Anda – disetujui ✓', ...content };

describe('the template', () => {
  it('treats what it is given as text', () => {
    const html = renderHtml(content, site);
    expect(html).toContain('Halo &lt;b&gt;Budi&lt;/b&gt;');
    expect(html).toContain('Baris &quot;pertama&quot; &amp; kedua');
    expect(html).toContain('href="https://naungan.test/?a=1&amp;b=2"');
  });

  it('breaks what is too long for a phone', () => {
    const address = `${'sari.wulandari.'.repeat(4)}@example.com`;
    const html = renderHtml({ ...content, lines: [`Kami kirim ke ${address}.`] }, site);
    expect(html).toMatch(new RegExp(`<p style="[^"]*overflow-wrap:anywhere">Kami kirim ke ${address}`));
  });

  it('makes no link of a name, and keeps addresses and amounts', () => {
    const lines = [
      'Halo HADIAH DI www.situs.com/klaim, https://evil.top dan bit.ly/abc,',
      'St.Aminah, S.H., M.Kn. di kantor@naungan.co.id membayar Rp1.250.000.000.',
    ];
    for (const mail of [renderText({ ...content, lines }, site), renderHtml({ ...content, lines }, site)]) {
      expect(mail).not.toMatch(/www\.situs|situs\.com|evil\.top|bit\.ly|https:\/\/evil/);
      expect(mail).toContain('www. situs. com/klaim');
      expect(mail).toContain('St.Aminah, S.H., M.Kn. di kantor@naungan.co.id membayar Rp1.250.000.000.');
      expect(mail).toContain('naungan.test/?a=1');
    }
  });

  it('wears the colours of its brand', () => {
    const colours = { ...site.colours, brand: '#123456', sun: '#654321' };
    const html = renderHtml(content, { ...site, colours });
    expect(html).toContain('background:#123456');
    expect(html).toContain('#654321');
    expect(html).not.toContain(site.colours.brand);
  });

  it('says the same without HTML', () => {
    expect(renderText(content, site)).toContain(
      'Baris "pertama" & kedua\n\nBuka:\nhttps://naungan.test/?a=1&b=2',
    );
  });
});

describe('without SMTP', () => {
  let test: Harness;
  beforeAll(async () => {
    test = await startApp();
  });
  afterAll(() => test.close());
  const page = async (path: string) => test.api('GET', `//simulators/mail${path}`);

  it('the mailbox says that it is empty', async () => {
    expect((await page('')).text).toContain('Belum ada email');
  });

  it('a mail becomes one file that the mailbox lists and opens', async () => {
    const { db, mail, config } = test.deps;
    await mail.queue(db, { to: 'budi@contoh.test', ...fill });
    await test.runJobs();
    await test.runJobs();
    const names = await readdir(dataPaths(config).outbox);
    expect(names).toHaveLength(1);
    const list = await page('');
    expect(list.text).toContain('Pesanan Anda – disetujui ✓');
    const path = list.text.match(/href="\/simulators\/mail(\/[^"]+)"/)?.[1] ?? '';
    const opened = await page(path);
    expect(opened.text).toContain('budi@contoh.test');
    expect(opened.text).toContain('sandbox=');
    const body = await page(`${path}/isi`);
    expect(body.text).toContain('<base target="_top">');
    expect(body.headers['content-security-policy']).toContain("default-src 'none'");
    const [row] = await db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 1, sentAt: test.clock.now() });
  });

  it('a mail whose job comes again is sent once', async () => {
    const { db, mail, jobs, config } = test.deps;
    await mail.queue(db, { to: 'sekali@contoh.test', ...fill });
    const [row] = await db.select().from(outbox).where(eq(outbox.recipient, 'sekali@contoh.test'));
    const before = (await readdir(dataPaths(config).outbox)).length;
    await jobs.enqueue(db, 'mail.send', { id: row?.id });
    expect(await test.runJobs()).toBe(2);
    expect(await readdir(dataPaths(config).outbox)).toHaveLength(before + 1);
    const [sent] = await db.select().from(outbox).where(eq(outbox.recipient, 'sekali@contoh.test'));
    expect(sent?.attempts).toBe(1);
  });

  it('a mail takes a stored file with it', async () => {
    const { db, mail, files } = test.deps;
    const file = { key: 'certificates/contoh.pdf', name: 'Polis-1.pdf', mimeType: 'application/pdf' };
    await files.put(file.key, Buffer.from('%PDF-1.7 contoh'), file);
    await mail.queue(db, { to: 'lampiran@contoh.test', ...fill, attachment: file });
    await test.runJobs();
    const [opened] =
      (await page('')).text.match(
        /\/simulators\/mail\/[^"]+(?="><span[^>]*>[^<]*<\/span><span[^>]*>Kepada lampiran)/,
      ) ?? [];
    const shown = await test.api('GET', `/${opened}`);
    expect(shown.text).toContain('Polis-1.pdf');
    const attached = await test.api('GET', `/${opened}/lampiran/0`);
    expect(attached.raw.toString()).toBe('%PDF-1.7 contoh');
    expect(attached.headers['content-type']).toBe('application/pdf');
    expect((await test.api('GET', `/${opened}/lampiran/1`)).status).toBe(404);
  });

  it.each(['/tidak-ada', '/..%2Fsecret', '/%00', '/..%2F..%2Fsecret/isi'])('%s is no mail', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  it('a mail of a transaction that failed is never sent', async () => {
    const { db, mail } = test.deps;
    const failing = db.transaction(async (tx) => {
      await mail.queue(tx, { to: 'gagal@contoh.test', ...fill });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await test.mails('gagal@contoh.test')).toEqual([]);
    expect(await test.runJobs()).toBe(0);
  });
});

/** Speaks enough SMTP to take a mail; the first connection is turned away. */
function startSmtp(received: string[]): Promise<{ server: Server; port: number }> {
  let turn = 0;
  const server = createServer((socket) => {
    turn += 1;
    if (turn === 1) return void socket.end('421 not now\r\n');
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = String(chunk);
      received.push(text);
      if (inData && text.includes('\r\n.\r\n')) {
        inData = false;
        return void socket.write('250 taken\r\n');
      }
      if (inData) return undefined;
      inData = text.startsWith('DATA');
      return void socket.write(
        inData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n',
      );
    });
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}

describe('with SMTP', () => {
  const received: string[] = [];
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let test: Harness;
  beforeAll(async () => {
    smtp = await startSmtp(received);
    test = await startApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  });
  afterAll(async () => {
    await test.close();
    smtp.server.close();
  });

  it('a mail goes out again after a failure, and no file is written', async () => {
    const { db, mail, config } = test.deps;
    await mail.queue(db, { to: 'budi@contoh.test', ...fill });
    await test.runJobs();
    await test.runJobs({ later: true });
    expect(received.join('')).toContain('RCPT TO:<budi@contoh.test>');
    const [row] = await db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 2, sentAt: test.clock.now() });
    expect(await readdir(dataPaths(config).outbox)).toEqual([]);
  });
});

describe('mails of two transactions', () => {
  it('to the same addresses in another order do not wait for each other', async () => {
    const test = await startApp();
    try {
      const { db, mail } = test.deps;
      let arrived = 0;
      let meet = () => {};
      const met = new Promise<void>((done) => {
        meet = done;
      });
      const tell = (...addresses: string[]) =>
        db.transaction(async (tx) => {
          for (const to of addresses) {
            await mail.queue(tx, { to, ...fill, mostADay: 5 });
            arrived += 1;
            if (arrived === 2) meet();
            await met;
          }
        });
      await Promise.all([
        tell('pemilik@contoh.test', 'tertanggung@contoh.test'),
        tell('tertanggung@contoh.test', 'pemilik@contoh.test'),
      ]);
      await test.runJobs();
      expect(await test.mails('pemilik@contoh.test')).toHaveLength(2);
    } finally {
      await test.close();
    }
  });
});

describe('while a mail is being sent', () => {
  it('a second job of it sends nothing, and comes back', async () => {
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    const held = vi.fn(() => answered);
    const sink = await startSmtpSink(held);
    const test = await startApp({ SMTP_URL: sink.url });
    try {
      const { db, mail, jobs } = test.deps;
      await mail.queue(db, { to: 'budi@contoh.test', ...fill });
      const [row] = await db.select().from(outbox);
      const first = test.runJobs();
      await vi.waitFor(() => expect(held).toHaveBeenCalled(), { timeout: 5_000 });
      await jobs.enqueue(db, 'mail.send', { id: row?.id });
      await test.runJobs();
      // Another one is held until it is given up, and would not arrive either.
      expect(held).toHaveBeenCalledOnce();
      answer();
      await first;
      await test.runJobs({ later: true });
      expect(sink.arrivals.map(({ to }) => to)).toEqual(['budi@contoh.test']);
      expect((await jobs.backlog()).waiting).toBe(0);
    } finally {
      await test.close();
      sink.close();
    }
  });

  it('it stays claimed however long that takes', async () => {
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    const held = vi.fn(() => answered);
    const sink = await startSmtpSink(held);
    const test = await startApp({ SMTP_URL: sink.url });
    try {
      const { db, mail, jobs } = test.deps;
      await mail.queue(db, { to: 'budi@contoh.test', ...fill });
      const [row] = await db.select().from(outbox);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const first = test.runJobs();
      await vi.waitFor(() => expect(held).toHaveBeenCalled(), { timeout: 5_000 });
      test.clock.advance(50);
      vi.advanceTimersByTime(20_000);
      const claimed = new Date(test.clock.now().getTime() + 60_000);
      await vi.waitFor(async () => {
        const [renewed] = await db.select().from(outbox);
        expect(renewed?.claimedUntil).toEqual(claimed);
      });
      test.clock.advance(50);
      await jobs.enqueue(db, 'mail.send', { id: row?.id });
      await test.runJobs();
      // Another one is held until it is given up, and would not arrive either.
      expect(held).toHaveBeenCalledOnce();
      answer();
      await first;
      await test.runJobs({ later: true });
      expect(sink.arrivals.map(({ to }) => to)).toEqual(['budi@contoh.test']);
    } finally {
      vi.useRealTimers();
      await test.close();
      sink.close();
    }
  });
});

describe('a mail that was taken', () => {
  it('is noted later when the database cannot, and not sent again', async () => {
    const sink = await startSmtpSink();
    const test = await startApp({ SMTP_URL: sink.url });
    try {
      const { db, mail } = test.deps;
      await mail.queue(db, { to: 'budi@contoh.test', ...fill });
      const note = vi.spyOn(db, 'update').mockImplementationOnce(() => {
        throw new Error('the database is gone');
      });
      await test.runJobs();
      expect(note).toHaveBeenCalledOnce();
      note.mockRestore();
      expect(await db.select().from(outbox)).toMatchObject([{ attempts: 1, sentAt: null }]);
      test.clock.advance(3_600);
      await test.runJobs({ later: true });
      expect(sink.arrivals).toHaveLength(1);
      expect(await db.select().from(outbox)).toMatchObject([{ attempts: 1, sentAt: test.clock.now() }]);
    } finally {
      await test.close();
      sink.close();
    }
  });
});

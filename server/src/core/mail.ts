import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { dataPaths } from '../data-dir.ts';
import type { Db, Tx } from '../db/client.ts';
import { outbox } from '../db/schema.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import { scaled } from './limits.ts';
import { type MailContent, renderHtml, renderText } from './mail-template.ts';

const attachmentRecord = z.object({ key: z.string(), name: z.string(), mimeType: z.string() });
/** A stored file that goes with a mail; `name` is what its reader sees. */
export type MailAttachment = z.output<typeof attachmentRecord>;

export type QueuedMail = MailContent & {
  to: string;
  subject: string;
  attachment?: MailAttachment;
  /** About the account itself: it does not wait behind other mails, and has limits of its own. */
  account?: boolean;
  /** How many the address may get in a day, account mails not counted: what is over is logged, and not sent. */
  mostADay?: number;
};

export type Mail = {
  /** Writes the mail to the outbox in the transaction of `db`; a job sends it. */
  queue(db: Db | Tx, mail: QueuedMail): Promise<void>;
};

/** Addresses of deleted accounts lie here: what is kept of them may still concern a mail that nobody gets. */
export const DELETED_DOMAIN = 'dihapus.invalid';

const JOB = 'mail.send';
/** Mails about accounts have workers of their own: somebody waits for them before a screen. */
const ACCOUNT_JOB = 'mail.account';
const DAY = 86_400_000;
/** Connections to the mail server at once, of one process. */
const CONCURRENCY = { [JOB]: 6, [ACCOUNT_JOB]: 2 };
/** Milliseconds that a mail belongs to who began to send it; as long as the job, so that a retry finds it free. */
const CLAIM = 60_000;
/** Milliseconds; together below the claim, so that nobody sends a mail that is still being sent. */
const SMTP_TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
type Row = typeof outbox.$inferSelect;

async function attachmentsOf({ id, attachment }: Row, files: Files) {
  const asked = attachmentRecord.nullable().parse(attachment);
  if (!asked) return [];
  const content = await files.open(asked.key);
  if (!content) throw new Error(`Mail ${id} lost its file ${asked.key}`);
  return [
    {
      filename: asked.name,
      contentType: asked.mimeType,
      content: content instanceof Uint8Array ? Buffer.from(content) : content,
    },
  ];
}

/** By SMTP, or into a file: both from the same message. */
function createSender(config: Config, storage: Files): (row: Row) => Promise<void> {
  const message = async (row: Row) => ({
    from: config.MAIL_FROM,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    attachments: await attachmentsOf(row, storage),
    date: row.createdAt,
    // The same id at a repetition: a mail server may drop the second one.
    messageId: `<${row.id}@${new URL(config.PUBLIC_URL).hostname}>`,
  });
  if (config.SMTP_URL) {
    const smtp = createTransport({ url: config.SMTP_URL, ...SMTP_TIMEOUTS });
    return async (row) => {
      await smtp.sendMail(await message(row));
    };
  }
  const streams = createTransport({ streamTransport: true, buffer: true });
  const folder = dataPaths(config).outbox;
  return async (row) => {
    const sent = await streams.sendMail(await message(row));
    const name = `${row.createdAt.toISOString().replaceAll(':', '-')}_${row.id}.eml`;
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, sent.message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };
}

export function createMail({
  config,
  db,
  jobs,
  files,
  clock,
  log,
}: {
  config: Config;
  db: Db;
  jobs: Jobs;
  files: Files;
  clock: () => Date;
  log: FastifyBaseLogger;
}): Mail {
  const send = createSender(config, files);

  /** The mail, now ours to send; null when it was sent, or another worker is sending it. */
  async function claim(id: string): Promise<Row | null> {
    const now = clock();
    const free = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, now));
    const [row] = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, claimedUntil: new Date(now.getTime() + CLAIM) })
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt), free))
      .returning();
    return row ?? null;
  }

  async function deliver({ id }: { id: string }): Promise<void> {
    const row = await claim(id);
    if (!row) {
      const unsent = await db.$count(outbox, and(eq(outbox.id, id), isNull(outbox.sentAt)));
      // Tried again later: whoever claimed it may have died.
      if (unsent > 0) throw new Error(`Mail ${id} is being sent by another worker`);
      return;
    }
    try {
      await send(row);
    } catch (error) {
      await db.update(outbox).set({ claimedUntil: null }).where(eq(outbox.id, id));
      throw error;
    }
    await db.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, id));
  }

  for (const name of [ACCOUNT_JOB, JOB] as const)
    jobs.register(name, deliver, {
      retries: 8,
      concurrency: CONCURRENCY[name],
      ...(name === ACCOUNT_JOB && { lookEvery: 0.5 }),
    });
  /** Mails of the last 24 hours to an address, those about its account not counted. Others of it wait until `at` ends. */
  const mailsToday = async (at: Db | Tx, to: string): Promise<number> => {
    await at.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails:${to}`}, 0))`);
    const since = new Date(clock().getTime() - DAY);
    return at.$count(
      outbox,
      and(eq(outbox.recipient, to), eq(outbox.account, false), gt(outbox.createdAt, since)),
    );
  };

  return {
    async queue(at, { to, subject, attachment, account = false, mostADay, ...content }) {
      if (to.endsWith(`@${DELETED_DOMAIN}`)) return;
      if (mostADay !== undefined && (await mailsToday(at, to)) >= scaled({ config }, mostADay)) {
        log.warn({ mostADay }, 'a mail is not sent: its address had as many as it may have in a day');
        return;
      }
      const [row] = await at
        .insert(outbox)
        .values({
          recipient: to,
          subject,
          text: renderText(content, config.BRAND),
          html: renderHtml(content, config.BRAND),
          attachment,
          account,
          createdAt: clock(),
        })
        .returning({ id: outbox.id });
      if (!row) throw new Error('The outbox took no row');
      await jobs.enqueue(at, account ? ACCOUNT_JOB : JOB, { id: row.id });
    },
  };
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { dataPaths } from '../data-dir.ts';
import type { Db, Tx } from '../db/client.ts';
import { outbox } from '../db/schema.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import { type MailContent, renderHtml, renderText } from './mail-template.ts';

const attachmentRecord = z.object({ key: z.string(), name: z.string(), mimeType: z.string() });
/** A stored file that goes with a mail; `name` is what its reader sees. */
export type MailAttachment = z.output<typeof attachmentRecord>;

export type Mail = {
  /** Writes the mail to the outbox in the transaction of `db`; a job sends it. */
  queue(
    db: Db | Tx,
    content: MailContent & { to: string; subject: string; attachment?: MailAttachment },
  ): Promise<void>;
};

/** Addresses of deleted accounts lie here: what is kept of them may still concern a mail that nobody gets. */
export const DELETED_DOMAIN = 'dihapus.invalid';

const JOB = 'mail.send';
/** Milliseconds; together below what a job may take, so that nobody sends a mail that is still being sent. */
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
}: {
  config: Config;
  db: Db;
  jobs: Jobs;
  files: Files;
  clock: () => Date;
}): Mail {
  const send = createSender(config, files);
  jobs.register<{ id: string }>(
    JOB,
    async ({ id }) => {
      const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
      if (!row || row.sentAt) return;
      await db
        .update(outbox)
        .set({ attempts: row.attempts + 1 })
        .where(eq(outbox.id, id));
      await send(row);
      await db.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, id));
    },
    { retries: 8 },
  );
  return {
    async queue(at, { to, subject, attachment, ...content }) {
      if (to.endsWith(`@${DELETED_DOMAIN}`)) return;
      const [row] = await at
        .insert(outbox)
        .values({
          recipient: to,
          subject,
          text: renderText(content, config.BRAND),
          html: renderHtml(content, config.BRAND),
          attachment,
          createdAt: clock(),
        })
        .returning({ id: outbox.id });
      if (!row) throw new Error('The outbox took no row');
      await jobs.enqueue(at, JOB, { id: row.id });
    },
  };
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmail, normalizeText } from '@naungan/domain/text';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { dataPaths } from '../data-dir.ts';
import type { Files } from './files.ts';
import type { OutboxMail } from './outbox.ts';

const attachmentRecord = z.object({ key: z.string(), name: z.string(), mimeType: z.string() });
/** A stored file attached to a mail; `name` is the name that the recipient sees. */
export type MailAttachment = z.output<typeof attachmentRecord>;

/**
 * Name and address that replies go to. Both are visitors' input: the name becomes one line. An address with a line
 * break or a second address is rejected, because nodemailer would let replies go to the second address.
 */
export const replyToRecord = z.object({
  name: z.string().transform(normalizeText),
  address: z.string().refine(isEmail),
});
export type MailReplyTo = z.output<typeof replyToRecord>;

/** Milliseconds. */
const SMTP_TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Headers that stop vacation responders (RFC 3834) and automatic replies of Exchange. */
const AUTO_REPLY_HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

async function attachmentsOf(mail: OutboxMail, files: Files) {
  const attachment = attachmentRecord.nullable().parse(mail.attachment);
  if (!attachment) return [];
  const content = await files.open(attachment.key);
  if (!content) throw new Error(`The attachment ${attachment.key} of mail ${mail.id} is missing`);
  return [
    {
      filename: attachment.name,
      contentType: attachment.mimeType,
      content: content instanceof Uint8Array ? Buffer.from(content) : content,
    },
  ];
}

/** Returns the function that sends a mail: by SMTP, or into a file of DATA_DIR. */
export function createSender(config: Config, storage: Files): (row: OutboxMail) => Promise<void> {
  const messageOf = async (row: OutboxMail) => ({
    from: config.MAIL_FROM,
    replyTo: replyToRecord.nullable().parse(row.replyTo) ?? config.BRAND.email,
    headers: AUTO_REPLY_HEADERS,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    attachments: await attachmentsOf(row, storage),
    date: row.createdAt,
    // Equal in all attempts, so that a mailbox recognizes a mail that it received twice.
    messageId: `<${row.id}@${new URL(config.PUBLIC_URL).hostname}>`,
  });
  if (config.SMTP_URL) {
    const smtp = createTransport({ url: config.SMTP_URL, ...SMTP_TIMEOUTS });
    return async (row) => {
      await smtp.sendMail(await messageOf(row));
    };
  }
  const streamTransport = createTransport({ streamTransport: true, buffer: true });
  const folder = dataPaths(config).outbox;
  return async (row) => {
    const mail = await streamTransport.sendMail(await messageOf(row));
    const name = `${row.createdAt.toISOString().replaceAll(':', '-')}_${row.id}.eml`;
    await mkdir(folder, { recursive: true });
    // Renaming makes the complete mail appear in one step, so that the mailbox page never reads an unfinished file.
    const unfinishedPath = join(folder, `.${name}`);
    await writeFile(unfinishedPath, mail.message, { mode: 0o600 });
    await rename(unfinishedPath, join(folder, name));
  };
}

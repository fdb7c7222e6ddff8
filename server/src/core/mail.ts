import type { DeskMail } from '@naungan/api/desk-mails';
import type { ListPage } from '@naungan/api/list-page';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/client.ts';
import { outbox as mails } from '../db/schema.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import { createSender, type MailAttachment, type MailReplyTo, replyToRecord } from './mail-sender.ts';
import { type MailContent, renderHtml, renderText } from './mail-template.ts';
import { createOutbox, type MailBacklog, type UnsentMailQuery } from './outbox.ts';

export type { MailAttachment } from './mail-sender.ts';

export type QueuedMail = MailContent & {
  to: string;
  subject: string;
  attachment?: MailAttachment;
  /** Name and address of the visitor whose request the mail forwards; default: replies go to the office. */
  replyTo?: MailReplyTo;
  /**
   * Whether the mail is about the account itself (verification, reset). Separate workers send such mails, so that they do
   * not wait for other mails.
   */
  isAccountMail?: boolean;
};

export type Mail = {
  /**
   * Writes the mail to the outbox and queues the job that sends it. Both use the transaction of the change that the
   * mail reports.
   */
  queue(tx: Tx, mail: QueuedMail): Promise<void>;
  backlog(): Promise<MailBacklog>;
  /** Returns a page of unsent mails. @throws ApiProblem INVALID for a wrong cursor */
  unsent(query: UnsentMailQuery): Promise<ListPage<DeskMail>>;
  /** Sends an unsent mail now, even an abandoned mail; returns false if the mail was sent or does not exist. */
  resend(id: string): Promise<boolean>;
};

/** Domain of the addresses that deleted accounts get. Mails to this domain are not sent. */
export const DELETED_DOMAIN = 'dihapus.invalid';

const JOB = 'mail.send';
/** Separate workers send mails about accounts, because a member waits for them on the page. */
const ACCOUNT_JOB = 'mail.account';
/** `concurrency`: maximum connections of one process to the mail server. */
const WORKERS: Record<typeof JOB | typeof ACCOUNT_JOB, { concurrency: number; pollSeconds?: number }> = {
  [JOB]: { concurrency: 6 },
  [ACCOUNT_JOB]: { concurrency: 2, pollSeconds: 0.5 },
};
/** 5 s, 10 s, 20 s … up to half an hour between attempts; all attempts take three to four days. */
const RETRIES = { retries: 160, maxRetryDelay: 1_800 };
/**
 * Seconds. A job may take long, because a mail server may be slow; a killed process is detected by its missing
 * heartbeat.
 */
const LEASE = { expiresIn: 900 };
const SWEEP_JOB = 'mail.sweep';
const SWEEP_BATCH = 1_000;

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
  const outbox = createOutbox(db, clock);
  /** Mails that the mail server accepted and that are not yet marked as sent in the database. */
  const acceptedIds = new Set<string>();
  const jobOf = (isAccountMail: boolean) => (isAccountMail ? ACCOUNT_JOB : JOB);

  /**
   * Sends a mail at least once. The mail is sent twice only when this process dies, or loses the database, between the
   * mail server's reply and `markSent`: SMTP has no way to check afterwards (RFC 1047).
   */
  async function deliver({ id }: { id: string }): Promise<void> {
    if (!acceptedIds.has(id)) {
      const mail = await outbox.attempt(id);
      if (!mail) return;
      await send(mail);
      acceptedIds.add(id);
    }
    await outbox.markSent(id);
    acceptedIds.delete(id);
  }

  for (const name of [ACCOUNT_JOB, JOB] as const)
    jobs.register(name, deliver, {
      ...RETRIES,
      ...LEASE,
      ...WORKERS[name],
      exclusiveKey: ({ id }) => id,
    });

  jobs.register(SWEEP_JOB, async () => {
    const unqueuedMails = await outbox.withoutJob(SWEEP_BATCH);
    for (const { id, account } of unqueuedMails) await jobs.enqueue(db, jobOf(account), { id });
    if (unqueuedMails.length > 0)
      log.warn({ mails: unqueuedMails.length }, 'mails had no job and were queued again');
  });
  jobs.schedule(SWEEP_JOB, '45 * * * *');

  return {
    async queue(tx, { to, subject, attachment, replyTo, isAccountMail = false, ...content }) {
      if (to.endsWith(`@${DELETED_DOMAIN}`)) return;
      const [row] = await tx
        .insert(mails)
        .values({
          recipient: to,
          subject,
          text: renderText(content, config.BRAND),
          html: renderHtml(content, config.BRAND, config.PUBLIC_URL),
          attachment,
          replyTo: replyTo && replyToRecord.parse(replyTo),
          account: isAccountMail,
          createdAt: clock(),
        })
        .returning({ id: mails.id });
      if (!row) throw new Error('The mail was not inserted into the outbox');
      await jobs.enqueue(tx, jobOf(isAccountMail), { id: row.id });
    },
    backlog: () => outbox.backlog(),
    unsent: (query) => outbox.unsent(query),
    async resend(id) {
      const mail = await outbox.startNow(id);
      if (mail) await jobs.enqueue(db, jobOf(mail.account), { id });
      return mail !== null;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/client.ts';
import { outbox as mails } from '../db/schema.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import { scaled } from './limits.ts';
import { createSender, type MailAttachment } from './mail-sender.ts';
import { type MailContent, renderHtml, renderText } from './mail-template.ts';
import { CLAIM, createOutbox, type OutboxMail } from './outbox.ts';

export type { MailAttachment } from './mail-sender.ts';

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
/** Connections to the mail server at once, of one process. */
const CONCURRENCY = { [JOB]: 6, [ACCOUNT_JOB]: 2 };

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
  const outbox = createOutbox(db, clock, (mostADay) => scaled({ config }, mostADay));
  /** Mails that the mail server took, and that the database does not know as sent yet. */
  const accepted = new Set<string>();

  /** Sends a mail that is ours, and keeps it ours however slow the mail server is. */
  async function sendClaimed(mail: OutboxMail): Promise<void> {
    const renewal = setInterval(() => {
      outbox.renew(mail.id).catch((err: unknown) => log.warn({ err }, 'the claim of a mail is not renewed'));
    }, CLAIM / 3);
    try {
      await send(mail);
      accepted.add(mail.id);
    } catch (error) {
      await outbox.release(mail.id);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  /**
   * A mail leaves at least once. It leaves twice only when this process dies, or loses the database, between the mail
   * server's answer and the note of it: SMTP has no way to ask afterwards (RFC 1047).
   */
  async function deliver({ id }: { id: string }): Promise<void> {
    if (!accepted.has(id)) {
      const claim = await outbox.claim(id);
      if (claim.state === 'done') return;
      if (claim.state === 'over') {
        const { mostADay } = claim;
        log.warn({ mostADay }, 'a mail is not sent: its address had as many as it may have in a day');
        return;
      }
      // Tried again later: whoever claimed it may have died.
      if (claim.state === 'taken') throw new Error(`Mail ${id} is being sent by another worker`);
      await sendClaimed(claim.mail);
    }
    await outbox.noteSent(id);
    accepted.delete(id);
  }

  for (const name of [ACCOUNT_JOB, JOB] as const)
    jobs.register(name, deliver, {
      retries: 8,
      concurrency: CONCURRENCY[name],
      ...(name === ACCOUNT_JOB && { lookEvery: 0.5 }),
    });

  return {
    async queue(at, { to, subject, attachment, account = false, mostADay, ...content }) {
      if (to.endsWith(`@${DELETED_DOMAIN}`)) return;
      const [row] = await at
        .insert(mails)
        .values({
          recipient: to,
          subject,
          text: renderText(content, config.BRAND),
          html: renderHtml(content, config.BRAND),
          attachment,
          account,
          mostADay,
          createdAt: clock(),
        })
        .returning({ id: mails.id });
      if (!row) throw new Error('The outbox took no row');
      await jobs.enqueue(at, account ? ACCOUNT_JOB : JOB, { id: row.id });
    },
  };
}

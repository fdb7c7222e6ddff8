import { asc, eq } from 'drizzle-orm';
import { openSession } from '../../src/core/session.ts';
import { outbox, users } from '../../src/db/schema.ts';
import type { Harness } from '../harness.ts';
import { followLink } from './follow-link.ts';

/** For tests only: collects the mails that a server queues, and follows their links while they are new. */

export type CollectedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Name and address for replies; null if replies go to the office. */
  replyTo: unknown;
  /** Label and URL of the button; null for a mail without a button. */
  action: { label: string; url: string } | null;
  /** The page to which the link leads; null without a working link. */
  page: string | null;
  /** Why the link does not work for the recipient; null without a problem. */
  problem: string | null;
};

const ACTION = /\n\n([^\n]+):\n(http\S+)\n\n/;
/** An order, invoice, policy or claim number: capital letters, then parts with digits. */
const NUMBER = /[A-Z]{2,}[-/.][\w/.-]*\d/;

const actionOf = (text: string): CollectedMail['action'] => {
  const [, label, url] = ACTION.exec(text) ?? [];
  return label !== undefined && url !== undefined ? { label, url } : null;
};

async function sessionOf({ deps: { db, clock } }: Harness, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user && openSession(db, user.id, clock());
}

/** Returns a function that follows the links of all mails since its last call, and adds the mails to `collected`. */
export function createMailCollector(harness: Harness, collected: CollectedMail[]): () => Promise<void> {
  const collectedIds = new Set<string>();
  return async () => {
    const rows = await harness.deps.db.select().from(outbox).orderBy(asc(outbox.createdAt));
    for (const { id, recipient: to, subject, text, html, replyTo } of rows) {
      if (collectedIds.has(id)) continue;
      collectedIds.add(id);
      const action = actionOf(text);
      const mail: CollectedMail = { to, subject, text, html, replyTo, action, page: null, problem: null };
      collected.push(mail);
      if (!action) continue;
      const link = { ...action, token: await sessionOf(harness, to), number: NUMBER.exec(subject)?.[0] };
      try {
        mail.page = await followLink(harness, link);
      } catch (error) {
        mail.problem = `${subject}: ${error instanceof Error ? error.message : error}`;
      }
    }
  };
}

import { greeting } from '../../core/greeting.ts';
import type { MailAttachment, QueuedMail } from '../../core/mail.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { userById } from './repository.ts';

/** A mail to a member. */
export type MemberMail = {
  subject: string;
  heading: string;
  /** Paragraphs of plain text. */
  lines: string[];
  /** Text that lists of mails show next to the subject; default: the first line. */
  preview?: string;
  /** A button; `path` is relative to the site. */
  action?: { label: string; path: string };
  attachment?: MailAttachment;
};

/** Returns a mail to a member, greeted by name. Stores nothing. */
export async function composeMemberMail(
  db: Db | Tx,
  { config }: Pick<Deps, 'config'>,
  userId: string,
  { subject, heading, lines, preview, action, attachment }: MemberMail,
): Promise<QueuedMail> {
  const member = await userById(db, userId);
  if (!member) throw new Error(`Account ${userId} does not exist, so the mail has no recipient`);
  return {
    to: member.email,
    subject,
    heading,
    lines: [greeting(member.fullName), ...lines],
    ...(preview !== undefined && { preview }),
    ...(attachment && { attachment }),
    ...(action && { action: { label: action.label, url: `${config.PUBLIC_URL}${action.path}` } }),
  };
}

/** Queues a mail to a member, greeted by name, in the caller's transaction. */
export async function mailMember(tx: Tx, deps: Deps, userId: string, mail: MemberMail): Promise<void> {
  await deps.mail.queue(tx, await composeMemberMail(tx, deps, userId, mail));
}

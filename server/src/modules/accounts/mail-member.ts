import { greeting } from '../../core/greeting.ts';
import type { MailAttachment } from '../../core/mail.ts';
import type { Tx } from '../../db/client.ts';
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

/** Queues a mail to a member, greeted by name, in the caller's transaction. */
export async function mailMember(
  tx: Tx,
  { mail, config }: Deps,
  userId: string,
  { subject, heading, lines, preview, action, attachment }: MemberMail,
): Promise<void> {
  const member = await userById(tx, userId);
  if (!member) throw new Error(`Account ${userId} does not exist, so the mail has no recipient`);
  await mail.queue(tx, {
    to: member.email,
    subject,
    heading,
    lines: [greeting(member.fullName), ...lines],
    preview,
    attachment,
    action: action && { label: action.label, url: `${config.PUBLIC_URL}${action.path}` },
  });
}

import { greeting } from '../../core/greeting.ts';
import type { QueuedMail } from '../../core/mail.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

export type Recipient = { email: string; fullName: string };

/** Queues a mail about an account, with a greeting above its lines. Separate workers send these mails first. */
export const queueAccountMail = (
  { mail }: Deps,
  tx: Tx,
  { email, fullName }: Recipient,
  content: Pick<QueuedMail, 'subject' | 'heading' | 'lines' | 'action'>,
): Promise<void> =>
  mail.queue(tx, {
    ...content,
    to: email,
    isAccountMail: true,
    lines: [greeting(fullName), ...content.lines],
  });

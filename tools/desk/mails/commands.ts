import type { DeskMail } from '@naungan/api/desk-mails';
import type { ListPage } from '@naungan/api/list-page';
import { formatDateTime } from '@naungan/domain/dates';
import type { DeskClient } from '../client.ts';
import { type DeskCommands, rejectFurtherWords, requireValue, UsageError } from '../command.ts';
import { listCommand, PAGE_OPTIONS } from '../list.ts';

const lineOf = ({ id, state, attempts, createdAt, recipient, subject }: DeskMail): string =>
  [id, state.padEnd(9), `attempts ${attempts}`, formatDateTime(createdAt), recipient, subject].join('  ');

/** Returns the ids of all abandoned mails. */
async function abandonedIds(desk: DeskClient): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const query = { state: 'abandoned', sort: 'oldest', limit: '100', after };
    const { rows, next }: ListPage<DeskMail> = await desk('deskMails', { query });
    ids.push(...rows.map(({ id }) => id));
    after = next ?? undefined;
  } while (after !== undefined);
  return ids;
}

async function resend(desk: DeskClient, mail: string): Promise<string> {
  const ids = mail === 'abandoned' ? await abandonedIds(desk) : [mail];
  for (const id of ids) await desk('deskResendMail', { id });
  return `Mails queued again: ${ids.length}.`;
}

export const mailCommands: DeskCommands = {
  usage: `  mails [--state waiting|failing|abandoned] [--limit 100] [--after cursor]
  mails resend <mail> | mails resend abandoned`,
  notes:
    'mails lists unsent mails, the oldest first. mails resend sends one of them now, or all mails that are abandoned after three days.',
  options: [...PAGE_OPTIONS, 'state'],
  commands: {
    mails([action, mail, ...words], { state, limit, after }) {
      rejectFurtherWords(words);
      if (action === undefined) {
        const print = (mails: DeskMail[]) => mails.map(lineOf).join('\n') || 'No unsent mails.';
        return listCommand('deskMails', { state, limit, after, sort: 'oldest' }, print);
      }
      if (action !== 'resend') throw new UsageError(`There is no command "mails ${action}".`);
      const reference = requireValue(mail, 'The mail');
      return ({ desk }) => resend(desk, reference);
    },
  },
};

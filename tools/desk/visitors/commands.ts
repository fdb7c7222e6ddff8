import type { DeskVisitorContact } from '@naungan/api/desk';
import { formatDateTime } from '@naungan/domain/dates';
import { formatPhone } from '@naungan/domain/phone';
import { type DeskCommands, rejectFurtherWords } from '../command.ts';

const KIND_LABELS = { guest: 'details', consultation: 'question', offline: 'request' };

const lineOf = ({
  at,
  kind,
  fullName,
  phoneNumber,
  email,
  product,
  message,
  partner,
}: DeskVisitorContact): string =>
  [
    formatDateTime(at),
    KIND_LABELS[kind].padEnd(8),
    fullName,
    formatPhone(phoneNumber),
    email,
    product,
    partner && `partner ${partner}`,
    message,
  ]
    .filter(Boolean)
    .join('  ');

export const visitorCommands: DeskCommands = {
  usage: '  visitors [--partner code]',
  notes:
    'visitors lists visitors with contact details or a question, newest first; --partner: only those of that partner.',
  options: ['partner'],
  commands: {
    visitors(words, { partner }) {
      rejectFurtherWords(words);
      return async ({ desk }) => {
        const contacts = await desk<DeskVisitorContact[]>('deskVisitors', { query: { partner } });
        return contacts.map(lineOf).join('\n') || 'No visitors.';
      };
    },
  },
};

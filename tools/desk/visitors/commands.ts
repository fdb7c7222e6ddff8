import type { DeskVisitorContact } from '@naungan/api/desk';
import { formatDateTime } from '@naungan/domain/dates';
import { formatPhone } from '@naungan/domain/phone';
import { type DeskCommands, rejectFurtherWords } from '../command.ts';
import { listCommand, RECORD_LIST_OPTIONS, RECORD_LIST_USAGE, recordListQuery } from '../list.ts';

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
  usage: `  visitors [--kind guest|consultation|offline] [--partner code]
    ${RECORD_LIST_USAGE}`,
  notes:
    'visitors lists visitors with contact details or a question, newest first; --partner: only those of that partner.',
  options: [...RECORD_LIST_OPTIONS, 'kind', 'partner'],
  commands: {
    visitors(words, options) {
      rejectFurtherWords(words);
      const { kind, partner } = options;
      const print = (contacts: DeskVisitorContact[]) => contacts.map(lineOf).join('\n') || 'No visitors.';
      return listCommand('deskVisitors', { ...recordListQuery(options), kind, partner }, print);
    },
  },
};

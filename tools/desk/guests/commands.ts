import type { DeskVisit } from '@naungan/api/desk';
import { formatDateTime } from '@naungan/domain/dates';
import { formatPhone } from '@naungan/domain/phone';
import { type DeskCommands, noMore } from '../command.ts';

const KINDS = { guest: 'details', consultation: 'question', offline: 'request' };

const lineOf = ({ at, kind, fullName, phoneNumber, email, product, message, partner }: DeskVisit): string =>
  [
    formatDateTime(at),
    KINDS[kind].padEnd(8),
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
  notes: 'visitors lists who left details or a question, newest first; --partner only those of its pages.',
  options: ['partner'],
  commands: {
    visitors(words, { partner }) {
      noMore(words);
      return async ({ desk }) => {
        const visits = await desk<DeskVisit[]>('deskVisitors', { query: { partner } });
        return visits.map(lineOf).join('\n') || 'No visitors.';
      };
    },
  },
};

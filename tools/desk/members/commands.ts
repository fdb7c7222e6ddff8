import type { DeskMemberRow } from '@naungan/api/desk-members';
import { formatDate } from '@naungan/domain/dates';
import { formatPhone } from '@naungan/domain/phone';
import { type DeskCommands, rejectFurtherWords, requireValue } from '../command.ts';
import { listCommand, PAGE_OPTIONS } from '../list.ts';

const lineOf = ({ id, fullName, email, phoneNumber, createdAt, orderCount }: DeskMemberRow): string =>
  [id, formatDate(createdAt), fullName, email, formatPhone(phoneNumber), `orders: ${orderCount}`]
    .filter(Boolean)
    .join('  ');

export const memberCommands: DeskCommands = {
  usage: '  members [--q "search"] [--limit 100] [--after cursor]\n  end-sessions <member id>',
  notes:
    'members lists members by name, e-mail address or phone number, newest first. end-sessions ends all sessions of a member and forgets the known devices, when a stranger may use the account. The member gets a mail.',
  options: ['q', ...PAGE_OPTIONS],
  commands: {
    members(words, { q, limit, after }) {
      rejectFurtherWords(words);
      const print = (members: DeskMemberRow[]) => members.map(lineOf).join('\n') || 'No members.';
      return listCommand('deskMembers', { q, limit, after }, print);
    },
    'end-sessions'([word, ...words]) {
      const id = requireValue(word, 'The id of the member');
      rejectFurtherWords(words);
      return async ({ desk }) => {
        await desk('deskEndMemberSessions', { id });
        return 'All sessions of the member have ended.';
      };
    },
  },
};

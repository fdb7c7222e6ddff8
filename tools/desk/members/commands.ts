import { type DeskCommands, rejectFurtherWords, requireValue } from '../command.ts';

export const memberCommands: DeskCommands = {
  usage: '  end-sessions <member id>',
  notes:
    'end-sessions ends all sessions of a member and forgets the known devices, when a stranger may use the account. The member gets a mail.',
  options: [],
  commands: {
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

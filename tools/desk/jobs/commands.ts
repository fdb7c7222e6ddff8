import type { DeskJob } from '@naungan/api/desk';
import { formatDateTime } from '@naungan/domain/dates';
import { type DeskCommands, rejectFurtherWords } from '../command.ts';

const lineOf = ({ state, name, retries, startsAt, error }: DeskJob): string =>
  [state.padEnd(7), name.padEnd(24), formatDateTime(startsAt), retries > 0 ? `retries ${retries}` : '', error]
    .filter(Boolean)
    .join('  ');

export const jobCommands: DeskCommands = {
  usage: '  jobs',
  notes:
    'The command jobs prints the queued, running and failed jobs, failed ones first, with the time of the next run.',
  options: [],
  commands: {
    jobs(words) {
      rejectFurtherWords(words);
      return async ({ desk }) => (await desk<DeskJob[]>('deskJobs', {})).map(lineOf).join('\n') || 'No jobs.';
    },
  },
};

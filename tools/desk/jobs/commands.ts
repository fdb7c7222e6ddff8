import type { DeskJob } from '@naungan/api/desk';
import { formatDateTime } from '@naungan/domain/dates';
import { type DeskCommands, rejectFurtherWords } from '../command.ts';
import { listCommand, PAGE_OPTIONS } from '../list.ts';

const lineOf = ({ state, name, retries, startsAt, error }: DeskJob): string =>
  [state.padEnd(7), name.padEnd(24), formatDateTime(startsAt), retries > 0 ? `retries ${retries}` : '', error]
    .filter(Boolean)
    .join('  ');

export const jobCommands: DeskCommands = {
  usage: '  jobs [--state created|retry|active|failed] [--name mail.send] [--limit 100] [--after cursor]',
  notes:
    'The command jobs prints the queued, running and failed jobs, failed ones first, with the time of the next run.',
  options: [...PAGE_OPTIONS, 'state', 'name'],
  commands: {
    jobs(words, { state, name, limit, after }) {
      rejectFurtherWords(words);
      const print = (jobs: DeskJob[]) => jobs.map(lineOf).join('\n') || 'No jobs.';
      return listCommand('deskJobs', { state, name, limit, after }, print);
    },
  },
};

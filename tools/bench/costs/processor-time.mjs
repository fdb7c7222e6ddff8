import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick, in which Linux counts processor time. */
const TICK_MS = 10;

/** Returns the fields of `/proc/PID/stat` after the command's name: `parent`, and ticks of the process and of ended children. */
function statOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').map(Number);
  return { parent: fields[1], ticks: fields[11] + fields[12], childTicks: fields[13] + fields[14] };
}

const allStats = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [{ pid: Number(pid), ...statOf(pid) }];
      } catch {
        // The process has ended.
        return [];
      }
    });

/** Returns the processor time of a process in milliseconds, with its threads and without its children. */
export const processTime = (pid) => statOf(pid).ticks * TICK_MS;

/** Returns the ids of a process and of its running children. */
export const treePids = (pid) => [
  pid,
  ...allStats().flatMap((stat) => (stat.parent === pid ? [stat.pid] : [])),
];

/** Returns the processor time of a process and all of its children, running or ended, in milliseconds. */
export function treeTime(pid) {
  const own = statOf(pid);
  const children = allStats().filter(({ parent }) => parent === pid);
  return children.reduce((sum, { ticks }) => sum + ticks, own.ticks + own.childTicks) * TICK_MS;
}

/** Returns the id of the process that listens as PostgreSQL on the port. */
export function postgresPid(port) {
  const found = allStats().find(({ pid }) => {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words[0].endsWith('postgres') && words[words.indexOf('-p') + 1] === String(port);
  });
  return found.pid;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type AgeTone = 'neutral' | 'warning' | 'danger';

/** Returns an age in its largest unit: 'baru', '12 mnt', '5 jam', '3 hari'. */
export function ageText(ms: number): string {
  if (ms < MINUTE) return 'baru';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} mnt`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} jam`;
  return `${Math.floor(ms / DAY)} hari`;
}

/** Returns an age outside of a column with a title: 'Menunggu 3 hari'. */
export const waitText = (ms: number): string => (ms < MINUTE ? 'Baru masuk' : `Menunggu ${ageText(ms)}`);

/** Returns the tone of a record that waits for the desk: a warning from one day, a danger from three days. */
export function ageTone(ms: number): AgeTone {
  if (ms < DAY) return 'neutral';
  return ms < 3 * DAY ? 'warning' : 'danger';
}

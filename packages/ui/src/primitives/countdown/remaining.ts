/** Returns the seconds until `end` (milliseconds since 1970), rounded up; 0 after the end. */
export function secondsUntil(end: number, now: Date): number {
  return Math.max(0, Math.ceil((end - now.getTime()) / 1000));
}

/** Formats seconds as HH:MM:SS. Hours continue past 24. */
export function formatSecondsLeft(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

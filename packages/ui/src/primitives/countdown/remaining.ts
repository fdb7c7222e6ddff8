/** Whole seconds that are left, never below zero. */
export function secondsUntil(end: number, now: Date): number {
  return Math.max(0, Math.ceil((end - now.getTime()) / 1000));
}

/** Seconds as HH:MM:SS; more than a day keeps counting hours. */
export function formatRemaining(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

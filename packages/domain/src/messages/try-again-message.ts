const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

/**
 * Returns the message after too many attempts, with the time until the next attempt. The time is rounded up to minutes, or
 * to hours if it is 2 hours or more.
 */
export function tryAgainMessage(seconds: number): string {
  const waitText =
    seconds < 2 * SECONDS_PER_HOUR
      ? `${Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE))} menit`
      : `${Math.ceil(seconds / SECONDS_PER_HOUR)} jam`;
  return `Terlalu banyak percobaan. Silakan coba lagi dalam ${waitText}.`;
}

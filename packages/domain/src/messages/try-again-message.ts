const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

/** Returns the message of a reached limit, with the time until the next attempt: in minutes, from 2 hours on in hours, rounded up. */
export function tryAgainMessage(seconds: number): string {
  const waitText =
    seconds < 2 * SECONDS_PER_HOUR
      ? `${Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE))} menit`
      : `${Math.ceil(seconds / SECONDS_PER_HOUR)} jam`;
  return `Terlalu banyak percobaan. Silakan coba lagi dalam ${waitText}.`;
}

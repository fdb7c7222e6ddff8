const MINUTE = 60;
const HOUR = 3_600;

/** Text for a reached limit: when the next attempt is possible, rounded up to minutes, or to hours from two hours on. */
export function tryAgainIn(seconds: number): string {
  const wait =
    seconds < 2 * HOUR
      ? `${Math.max(1, Math.ceil(seconds / MINUTE))} menit`
      : `${Math.ceil(seconds / HOUR)} jam`;
  return `Terlalu banyak percobaan. Silakan coba lagi dalam ${wait}.`;
}

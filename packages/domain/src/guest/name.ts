/** Display name of a visitor without a name [1 §2.1]. */
export const VISITOR_NAME = 'Pengunjung';

/** Name of a guest in realtime messages [1 §2.1]. */
export const REALTIME_GUEST_NAME = 'Guest';

/** Returns the name of a visitor, or 'Pengunjung' without a name. */
export function guestName(name?: string | null): string {
  return name?.trim() || VISITOR_NAME;
}

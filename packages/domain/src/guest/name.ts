/** What the site calls a visitor without a name [1 §2.1]. */
export const VISITOR_NAME = 'Pengunjung';

/** What a guest is called in realtime messages [1 §2.1]. */
export const REALTIME_GUEST_NAME = 'Guest';

/** The name to show, or 'Pengunjung'. */
export function guestName(name?: string | null): string {
  return name?.trim() || VISITOR_NAME;
}

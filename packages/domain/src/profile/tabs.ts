/** The tabs of the profile in order, with their fields (a path or its beginning). */
export const PROFILE_TABS = [
  { value: 'profile', label: 'Profile', paths: ['full_name', 'email', 'phone_number', 'profile'] },
  { value: 'alamat', label: 'Alamat', paths: ['addreses'] },
  { value: 'rekening', label: 'Rekening', paths: ['account'] },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['value'];

const holds = (start: string, path: string) => path === start || path.startsWith(`${start}.`);

/** Returns the tab of a field path such as 'addreses.postalCode'; `null` when it belongs to none. */
export function profileTabOf(path: string): ProfileTab | null {
  return PROFILE_TABS.find(({ paths }) => paths.some((start) => holds(start, path)))?.value ?? null;
}

/** Returns the first tab that contains one of these paths, which opens after a failed save [1 §2.11]. */
export function firstTabWithError(paths: readonly string[]): ProfileTab | null {
  const tabs = new Set(paths.map(profileTabOf));
  return PROFILE_TABS.find(({ value }) => tabs.has(value))?.value ?? null;
}

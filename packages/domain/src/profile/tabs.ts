/** The tabs of the profile, in order, and the fields that each holds (a path or the start of one). */
export const PROFILE_TABS = [
  { value: 'profile', label: 'Profile', paths: ['full_name', 'email', 'phone_number', 'profile'] },
  { value: 'alamat', label: 'Alamat', paths: ['addreses'] },
  { value: 'rekening', label: 'Rekening', paths: ['account'] },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['value'];

const holds = (start: string, path: string) => path === start || path.startsWith(`${start}.`);

/** The tab of a field path such as 'addreses.postalCode'; `null` for a path of no tab. */
export function profileTabOf(path: string): ProfileTab | null {
  return PROFILE_TABS.find(({ paths }) => paths.some((start) => holds(start, path)))?.value ?? null;
}

/** The first tab that holds one of these paths: it opens after a failed save [1 §2.11]. */
export function firstTabWithError(paths: readonly string[]): ProfileTab | null {
  const tabs = new Set(paths.map(profileTabOf));
  return PROFILE_TABS.find(({ value }) => tabs.has(value))?.value ?? null;
}

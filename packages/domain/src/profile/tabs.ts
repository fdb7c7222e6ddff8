/** The tabs of the profile in display order. `paths` contains fields, and groups of fields. */
export const PROFILE_TABS = [
  { value: 'profile', label: 'Profile', paths: ['full_name', 'email', 'phone_number', 'profile'] },
  { value: 'alamat', label: 'Alamat', paths: ['addreses'] },
  { value: 'rekening', label: 'Rekening', paths: ['account'] },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['value'];

const isPathWithin = (parentPath: string, path: string) =>
  path === parentPath || path.startsWith(`${parentPath}.`);

/** Returns the tab of a field path such as 'addreses.postalCode'; `null` for an unknown path. */
export function profileTabOf(path: string): ProfileTab | null {
  return (
    PROFILE_TABS.find(({ paths }) => paths.some((parentPath) => isPathWithin(parentPath, path)))?.value ??
    null
  );
}

/** Returns the first tab that contains one of the paths. The page opens this tab if the server rejected the profile [1 §2.11]. */
export function firstTabWithError(paths: readonly string[]): ProfileTab | null {
  const tabs = new Set(paths.map(profileTabOf));
  return PROFILE_TABS.find(({ value }) => tabs.has(value))?.value ?? null;
}

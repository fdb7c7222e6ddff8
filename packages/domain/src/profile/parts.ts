import type { ProfileFormInput } from './form.ts';
import { PROFILE_LABELS, type ProfilePath } from './labels.ts';
import { PROFILE_TABS, type ProfileTab, profileTabOf } from './tabs.ts';

/** A part of the profile and the first field that still keeps it from being done; `null` when nothing does. */
export type ProfilePart = { tab: ProfileTab; label: string; missing: ProfilePath | null };

const isProfilePath = (path: string): path is ProfilePath => path in PROFILE_LABELS;
const PATHS = Object.keys(PROFILE_LABELS).filter(isProfilePath);
const OPTIONAL: ProfilePath = 'profile.npwp_number';

function textAt(values: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      values,
    );
  return typeof found === 'string' ? found.trim() : '';
}

/** How much of the profile is filled, by tab; what was found to be wrong, as it was saved, is not. */
export const profileParts = (
  values: ProfileFormInput,
  isWrong: (path: ProfilePath) => boolean = () => false,
): ProfilePart[] =>
  PROFILE_TABS.map(({ value, label }) => ({
    tab: value,
    label,
    missing:
      PATHS.find(
        (path) =>
          profileTabOf(path) === value &&
          (isWrong(path) || (path !== OPTIONAL && textAt(values, path) === '')),
      ) ?? null,
  }));

/** Whether two states of the form would save the same. */
export const sameProfile = (one: ProfileFormInput, other: ProfileFormInput): boolean =>
  PATHS.every((path) => textAt(one, path) === textAt(other, path));

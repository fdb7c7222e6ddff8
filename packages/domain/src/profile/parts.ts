import type { ProfileFormInput } from './form.ts';
import { PROFILE_LABELS, type ProfilePath } from './labels.ts';
import { PROFILE_TABS, type ProfileTab, profileTabOf } from './tabs.ts';

/** A part of the profile and its first field that is missing or invalid; `null` when the part is complete. */
export type ProfilePart = { tab: ProfileTab; label: string; missing: ProfilePath | null };

const isProfilePath = (path: string): path is ProfilePath => path in PROFILE_LABELS;
const PATHS = Object.keys(PROFILE_LABELS).filter(isProfilePath);
const OPTIONAL: ProfilePath = 'profile.npwp_number';

function textAt(values: object, path: string): string {
  const errorPath = path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      values,
    );
  return typeof errorPath === 'string' ? errorPath.trim() : '';
}

/**
 * Returns the completion of the profile by tab. Fields that the server rejected when they were saved count as
 * missing.
 */
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

/** Whether two form values would be saved as the same profile. */
export const sameProfile = (one: ProfileFormInput, other: ProfileFormInput): boolean =>
  PATHS.every((path) => textAt(one, path) === textAt(other, path));

import type { ProfileFormInput } from './form.ts';
import { PROFILE_LABELS, type ProfilePath } from './labels.ts';
import { PROFILE_TABS, type ProfileTab, profileTabOf } from './tabs.ts';

/** A part of the profile; `incompletePath` is its first missing or invalid field, `null` if the part is complete. */
export type ProfilePart = { tab: ProfileTab; label: string; incompletePath: ProfilePath | null };

const isProfilePath = (path: string): path is ProfilePath => path in PROFILE_LABELS;
const PATHS = Object.keys(PROFILE_LABELS).filter(isProfilePath);
const OPTIONAL_PATH: ProfilePath = 'profile.npwp_number';

/** Returns the trimmed text at a path such as 'account.bank'; '' if the value is absent or not a text. */
function textAt(values: object, path: string): string {
  const valueAtPath = path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      values,
    );
  return typeof valueAtPath === 'string' ? valueAtPath.trim() : '';
}

/**
 * Returns the parts of the profile, one per tab. A field is incomplete if it is empty and required, or if `isRejected`
 * returns true because the server rejected its value.
 */
export const profileParts = (
  values: ProfileFormInput,
  isRejected: (path: ProfilePath) => boolean = () => false,
): ProfilePart[] =>
  PROFILE_TABS.map(({ value, label }) => ({
    tab: value,
    label,
    incompletePath:
      PATHS.find(
        (path) =>
          profileTabOf(path) === value &&
          (isRejected(path) || (path !== OPTIONAL_PATH && textAt(values, path) === '')),
      ) ?? null,
  }));

/** Returns whether two form values have equal texts in all fields. */
export const isSameProfile = (first: ProfileFormInput, second: ProfileFormInput): boolean =>
  PATHS.every((path) => textAt(first, path) === textAt(second, path));

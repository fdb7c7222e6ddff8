export { PROFILE_LABELS, type ProfilePath, profileRequired } from './labels.ts';
export { type ProfilePart, profileParts, sameProfile } from './parts.ts';
export { firstTabWithError, PROFILE_TABS, type ProfileTab, profileTabOf } from './tabs.ts';
export { profileFormValues, type StoredProfile } from './values.ts';

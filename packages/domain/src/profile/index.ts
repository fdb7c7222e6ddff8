export { PROFILE_LABELS, type ProfilePath, profileRequiredMessage } from './labels.ts';
export { isSameProfile, type ProfilePart, profileParts } from './parts.ts';
export { firstTabWithError, PROFILE_TABS, type ProfileTab, profileTabOf } from './tabs.ts';
export { profileFormValues, type StoredProfile } from './values.ts';

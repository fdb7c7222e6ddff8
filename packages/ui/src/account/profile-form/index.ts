export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';
export type { ProfilePayload, ProfileValues } from './use-profile-form.ts';

import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import {
  PROFILE_LABELS,
  type ProfilePath,
  profileFormValues,
  type StoredProfile,
} from '@naungan/domain/profile';
import type { ProfileFormInput, ProfileForm as ProfilePayload } from '@naungan/domain/profile/form';
import { useEffect, useEffectEvent } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { fieldId } from '../../flow/problems/problems.ts';
import { messageAt } from '../form-errors/form-errors.ts';

export type { ProfilePayload };

/** What stands in the fields; the phone without its country code. */
export type ProfileValues = ProfileFormInput;

/** In the order of the tabs and of the fields in them. */
export const PROFILE_PATHS: readonly ProfilePath[] = [
  'full_name',
  'email',
  'phone_number',
  'profile.citizen',
  'profile.gender',
  'profile.identiyType',
  'profile.identityNumber',
  'profile.npwp_number',
  'profile.profession',
  'profile.businessField',
  'profile.income',
  'addreses.province',
  'addreses.district',
  'addreses.sub_district',
  'addreses.urban_village',
  'addreses.address',
  'addreses.neighbourhood',
  'addreses.hamlet',
  'addreses.postalCode',
  'account.bank',
  'account.account_number',
  'account.account_owner',
];

type Nullable = Record<string, string | null> | null;

/** Gaps of a stored part, which are null, would hide the form's ''. */
const filled = (part: Nullable) =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== null));

/** What the form starts from without a draft. */
export function savedValues(member: Member): ProfileValues {
  const stored: StoredProfile = {
    full_name: member.full_name,
    email: member.email,
    phone_number: member.phone_number,
    addreses: filled(member.addreses),
    account: filled(member.account),
    profile: filled(member.profile),
  };
  return profileFormValues(stored);
}

export type ProfileFormOptions = {
  member: Member;
  /** A draft; read once. */
  values?: ProfileValues | undefined;
  onValuesChange?: ((values: ProfileValues) => void) | undefined;
};

const loadRules = () => import('./profile-rules.ts');

/** Fetches the rules before they are needed; a failure shows when they are. */
export const prepareRules = () => void loadRules().catch(() => undefined);

/** The rules are a download of their own. Without them nothing is sent, and `root` says why. */
const judge: Resolver<ProfileFormInput, unknown, ProfilePayload> = async (values, context, options) => {
  const rules = await loadRules().catch(() => null);
  if (rules) return rules.judgeProfile(values, context, options);
  return { values: {}, errors: { root: { type: 'network', message: MESSAGES.common.loadFailed } } };
};

/** The form of the three tabs, and how a field of it is bound by its path. */
export function useProfileForm({ member, values, onValuesChange }: ProfileFormOptions) {
  const form = useForm<ProfileFormInput, unknown, ProfilePayload>({
    resolver: judge,
    shouldFocusError: false,
    defaultValues: values ? { ...values, email: member.email } : savedValues(member),
  });
  const { errors, isSubmitted } = form.formState;
  const tell = useEffectEvent((next: ProfileValues) => onValuesChange?.(next));
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values: next }) => tell(structuredClone(next)) }),
    [subscribe],
  );

  function set(path: ProfilePath, value: string) {
    form.setValue(path, value, { shouldDirty: true, shouldValidate: isSubmitted });
    // Each card has numbers of its own: what was said of one does not hold for another.
    if (isSubmitted && path === 'profile.identiyType') void form.trigger('profile.identityNumber');
  }
  const texts = (path: ProfilePath) => ({
    id: fieldId(path),
    label: PROFILE_LABELS[path],
    error: messageAt(errors, path),
    required: path !== 'profile.npwp_number',
  });

  return {
    form,
    set,
    /** A text field; `registered` is given when its typing is rewritten. */
    text: (path: ProfilePath, registered = form.register(path)) => ({ ...registered, ...texts(path) }),
    /** A choice: its value comes from the form and goes back to it. */
    choice: (path: ProfilePath) => ({
      ...texts(path),
      value: form.watch(path) ?? '',
      onValueChange: (value: string) => set(path, value),
    }),
  };
}

export type ProfileBinding = ReturnType<typeof useProfileForm>;

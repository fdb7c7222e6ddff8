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
import { fieldId } from '../../flow/step-problems.ts';
import { messageAt } from '../form-errors/form-errors.ts';

export type { ProfilePayload };

/** Values of the fields; the phone without its country code. */
export type ProfileValues = ProfileFormInput;

/** Paths in the order of the tabs and their fields. `addreses` and `identiyType` are the spelling of the API. */
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

/** A section of the stored profile; fields that were never filled in are null. */
type StoredSection = Record<string, string | null> | null;

/** Removes the null values of a stored section, because they would replace the form's initial ''. */
const withoutNulls = (section: StoredSection) =>
  Object.fromEntries(Object.entries(section ?? {}).filter(([, value]) => value !== null));

/** Returns the initial values of a form without a draft. */
export function savedValues(member: Member): ProfileValues {
  const storedProfile: StoredProfile = {
    full_name: member.full_name,
    email: member.email,
    phone_number: member.phone_number,
    addreses: withoutNulls(member.addreses),
    account: withoutNulls(member.account),
    profile: withoutNulls(member.profile),
  };
  return profileFormValues(storedProfile);
}

export type ProfileFormOptions = {
  member: Member;
  /** Values of a draft. Read at the first render. */
  values?: ProfileValues | undefined;
  onValuesChange?: ((values: ProfileValues) => void) | undefined;
};

const loadRules = () => import('./profile-rules.ts');

/** Loads the schema in advance. A failure is displayed at submission. */
export const preloadRules = () => void loadRules().catch(() => undefined);

/** Loads the schema on first use. If that fails, nothing is submitted, and `root` has the message. */
const validate: Resolver<ProfileFormInput, unknown, ProfilePayload> = async (values, context, options) => {
  const rules = await loadRules().catch(() => null);
  if (rules) return rules.validateProfile(values, context, options);
  return { values: {}, errors: { root: { type: 'network', message: MESSAGES.common.loadFailed } } };
};

/** Returns the form of the three tabs and functions that bind a field by its path. */
export function useProfileForm({ member, values, onValuesChange }: ProfileFormOptions) {
  const form = useForm<ProfileFormInput, unknown, ProfilePayload>({
    resolver: validate,
    // The error summary takes the focus instead of the first invalid field.
    shouldFocusError: false,
    // The e-mail cannot be changed, so a draft does not replace it.
    defaultValues: values ? { ...values, email: member.email } : savedValues(member),
  });
  const { errors, isSubmitted } = form.formState;
  const reportValues = useEffectEvent((changedValues: ProfileValues) => onValuesChange?.(changedValues));
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A copy, because the form changes its nested values in place.
        callback: ({ values: changedValues }) => reportValues(structuredClone(changedValues)),
      }),
    [subscribe],
  );

  function setField(path: ProfilePath, value: string) {
    form.setValue(path, value, { shouldDirty: true, shouldValidate: isSubmitted });
    // Each type of identity card has different number rules, so the number is checked again after the type changes.
    if (isSubmitted && path === 'profile.identiyType') void form.trigger('profile.identityNumber');
  }
  const fieldProps = (path: ProfilePath) => ({
    id: fieldId(path),
    label: PROFILE_LABELS[path],
    error: messageAt(errors, path),
    requirement: path === 'profile.npwp_number' ? ('optional' as const) : ('required' as const),
  });

  return {
    form,
    setField,
    /** Returns the props of a text field; pass `registeredField` if the field rewrites its text while typing. */
    textProps: (path: ProfilePath, registeredField = form.register(path)) => ({
      ...registeredField,
      ...fieldProps(path),
    }),
    /** Returns the props of a controlled choice. */
    choiceProps: (path: ProfilePath) => ({
      ...fieldProps(path),
      value: form.watch(path) ?? '',
      onValueChange: (value: string) => setField(path, value),
    }),
  };
}

export type ProfileBinding = ReturnType<typeof useProfileForm>;

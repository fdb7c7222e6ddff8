import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import {
  firstTabWithError,
  PROFILE_LABELS,
  PROFILE_TABS,
  type ProfilePath,
  type ProfileTab,
  profileTabOf,
  sameProfile,
} from '@naungan/domain/profile';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import type { BankLoader } from '../../fields/bank/BankField.tsx';
import type { RegionLoader } from '../../fields/regions/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorSummary, focusField } from '../../primitives/error-summary/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { accountError } from '../form-errors/account-error.ts';
import { applyActionError, messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { controlId } from './control-id.ts';
import { OtherTab } from './OtherTab.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { ProfileProgress } from './ProfileProgress.tsx';
import { TabLabel } from './TabLabel.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import { useOtherTabs } from './use-other-tabs.ts';
import {
  PROFILE_PATHS,
  type ProfilePayload,
  type ProfileValues,
  prepareRules,
  savedValues,
  useProfileForm,
} from './use-profile-form.ts';

export type ProfileFormProps = {
  /** What is saved so far. */
  member: Member;
  /** Names of the banks; asked for when their part of the form is. */
  loadBanks: BankLoader;
  /** Provinces, districts and postal codes of an address. */
  loadRegions: RegionLoader;
  /** The whole profile, the phone as '62…' [1 §5.7]; answers what was saved. Rejects with an `ActionError`. */
  onSubmit: (payload: ProfilePayload) => Promise<Member>;
  /** After 'Update profile berhasil': the place to go back. */
  onSaved?: () => void;
  /** A draft; read once. */
  values?: ProfileValues;
  /** After each change: what a refresh must not lose. */
  onValuesChange?: (values: ProfileValues) => void;
  /** The draft was discarded: the form is as it was saved. */
  onDiscard?: () => void;
  /** The order that waits for the profile, in words. */
  waiting?: string | undefined;
};

const ABOUT = 'profile';

/** Own data in three tabs and one save; a failed one opens the first tab that holds an error [1 §2.11]. */
export function ProfileForm({
  member: loaded,
  loadBanks,
  loadRegions,
  onSubmit,
  onSaved,
  onDiscard,
  waiting,
  ...draft
}: ProfileFormProps) {
  const [member, setMember] = useState(loaded);
  const binding = useProfileForm({ member, ...draft });
  const { form } = binding;
  const { errors, isSubmitting, submitCount } = form.formState;
  const idOf = (path: ProfilePath) => controlId(path, form.getValues('addreses'));
  const [tab, setTab] = useState<ProfileTab>('profile');
  const fields = useRef<HTMLFormElement>(null);
  const [addressOpened, setAddressOpened] = useState(false);
  const [others, needOthers] = useOtherTabs();
  const [unsaved, setUnsaved] = useState(() => !sameProfile(form.getValues(), savedValues(member)));

  function open(next: ProfileTab) {
    if (next !== 'profile') void needOthers();
    if (next === 'alamat') setAddressOpened(true);
    setTab(next);
  }

  function openFirst(paths: readonly string[]) {
    const first = firstTabWithError(paths);
    if (first) open(first);
  }

  function refuse(wrong: FieldErrors<ProfileValues>) {
    if (wrong.root?.message) toast({ about: ABOUT, tone: 'danger', message: wrong.root.message });
    openFirst(PROFILE_PATHS.filter((path) => messageAt(wrong, path) !== undefined));
  }

  async function save(payload: ProfilePayload) {
    try {
      setMember(await onSubmit(payload));
    } catch (thrown) {
      const error = accountError(thrown);
      const failure = applyActionError(form, error, PROFILE_PATHS);
      openFirst(error.fields.map(({ path }) => path));
      toast({
        about: ABOUT,
        tone: failure ? 'danger' : 'warning',
        message: failure ?? MESSAGES.profile.checkAgain,
      });
      return;
    }
    setUnsaved(false);
    toast({ about: ABOUT, tone: 'success', message: MESSAGES.profile.saved });
    onSaved?.();
  }

  function discard() {
    form.reset(savedValues(member));
    setUnsaved(false);
    onDiscard?.();
    // The button that had the focus is gone.
    void openField('full_name');
  }

  /** The tab that holds the field must be there before the focus moves. */
  async function openField(path: ProfilePath) {
    const target = profileTabOf(path);
    if (!target) return;
    if (target !== 'profile') await needOthers();
    flushSync(() => open(target));
    if (fields.current) focusField(idOf(path), fields.current);
  }

  /** A link of the summary. */
  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = PROFILE_PATHS.find((candidate) => link?.hash === `#${idOf(candidate)}`);
    if (!path) return;
    event.preventDefault();
    event.stopPropagation();
    void openField(path);
  }

  const errorsOf = (wanted: ProfileTab) =>
    PROFILE_PATHS.filter((path) => profileTabOf(path) === wanted && messageAt(errors, path)).length;
  const retry = () => void needOthers();
  const content: Record<ProfileTab, ReactNode> = {
    profile: <PersonalFields {...binding} />,
    // Asks for regions, which may never be needed, only once it is opened; then it stays, lists and all.
    alamat: addressOpened && (
      <OtherTab request={others} onRetry={retry}>
        {({ AddressTab }) => <AddressTab {...binding} loadRegions={loadRegions} />}
      </OtherTab>
    ),
    rekening: (
      <OtherTab request={others} onRetry={retry}>
        {({ AccountFields }) => <AccountFields {...binding} loadBanks={loadBanks} />}
      </OtherTab>
    ),
  };
  return (
    <form
      ref={fields}
      onFocusCapture={prepareRules}
      noValidate
      onSubmit={form.handleSubmit(save, refuse)}
      onFocus={needOthers}
      className="nu:grid nu:max-w-3xl nu:gap-5"
    >
      {!member.completeProfile && (
        <ProfileProgress form={form} errors={errors} waiting={waiting} onOpen={openField} />
      )}
      {unsaved && <UnsavedNote onDiscard={discard} />}
      <ErrorSummary
        title={
          form.getValues('phone_number').trim() === '' && errors.phone_number
            ? MESSAGES.profile.phoneMissing
            : MESSAGES.profile.checkAgain
        }
        errors={summaryErrors(errors, PROFILE_PATHS, idOf, PROFILE_LABELS)}
        attempt={submitCount}
        onClickCapture={followLink}
        className="nu:@tablet:[&_ul]:columns-2"
      />
      <Tabs
        label="Bagian profil"
        keepMounted
        tabs={PROFILE_TABS.map(({ value, label }) => ({
          value,
          label: <TabLabel label={label} errors={errorsOf(value)} />,
          content: content[value],
        }))}
        value={tab}
        onValueChange={(next) => open(PROFILE_TABS.find(({ value }) => value === next)?.value ?? 'profile')}
        panelClassName="nu:pt-6"
      />
      <Button
        type="submit"
        pending={isSubmitting}
        className="nu:mt-2 nu:@tablet:justify-self-start nu:@tablet:px-10"
      >
        Simpan
      </Button>
    </form>
  );
}

import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import {
  firstTabWithError,
  isSameProfile,
  PROFILE_LABELS,
  PROFILE_TABS,
  type ProfilePath,
  type ProfileTab,
  profileTabOf,
} from '@naungan/domain/profile';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import type { BankLoader } from '../../fields/BankField.tsx';
import type { RegionLoader } from '../../fields/regions/region-query.ts';
import { Button } from '../../primitives/button/index.ts';
import { focusField } from '../../primitives/error-summary/focus-field.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { readAccountProblem } from '../form-errors/account-problem.ts';
import { applyApiProblem, messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { controlId } from './control-id.ts';
import { LazyTab } from './LazyTab.tsx';
import { profileFormMessages } from './messages.ts';
import { PersonalFields } from './PersonalFields.tsx';
import { ProfileProgress } from './ProfileProgress.tsx';
import { TabLabel } from './TabLabel.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import { useLazyTabs } from './use-lazy-tabs.ts';
import {
  PROFILE_PATHS,
  type ProfilePayload,
  type ProfileValues,
  preloadRules,
  savedValues,
  useProfileForm,
} from './use-profile-form.ts';

export type ProfileFormProps = {
  /** The stored profile. */
  member: Member;
  /** Loads the banks when the bank account's tab is needed. */
  loadBanks: BankLoader;
  /** Loads provinces, districts and postal codes of an address. */
  loadRegions: RegionLoader;
  /**
   * Saves the whole profile, with the phone as '62…' [1 §5.7]; resolves to the stored profile. Rejects with
   * an `ApiProblem`.
   */
  onSubmit: (payload: ProfilePayload) => Promise<Member>;
  /** Called after 'Update profile berhasil', for example to go back. */
  onSaved?: () => void;
  /** Values of a draft. Read at the first render. */
  values?: ProfileValues;
  /** Called after each change, to store a draft. */
  onValuesChange?: (values: ProfileValues) => void;
  /** Called after the draft was discarded. */
  onDiscard?: () => void;
  /** Name of the order for which the member must complete the profile. */
  waitingOrder?: string | undefined;
};

const TOAST_TOPIC = 'profile';

/**
 * The member's data in three tabs with one submit button; a failed submission opens the first tab with an
 * error [1 §2.11].
 */
export function ProfileForm(props: ProfileFormProps & PageAttributes<'ProfileForm'>) {
  return (
    <HostElement<ProfileFormProps> props={props} name="ProfileForm">
      {(own) => <ProfileFormContent {...own} />}
    </HostElement>
  );
}

function ProfileFormContent({
  member: initialMember,
  loadBanks,
  loadRegions,
  onSubmit,
  onSaved,
  onDiscard,
  waitingOrder,
  ...draftProps
}: ProfileFormProps) {
  const texts = useMessages('ProfileForm', profileFormMessages);
  const [member, setMember] = useState(initialMember);
  const binding = useProfileForm({ member, ...draftProps });
  const { form } = binding;
  const { errors, isSubmitting, submitCount } = form.formState;
  const idOf = (path: ProfilePath) => controlId(path, form.getValues('addreses'));
  const [tab, setTab] = useState<ProfileTab>('profile');
  const formElement = useRef<HTMLFormElement>(null);
  const [isAddressMounted, setIsAddressMounted] = useState(false);
  const [tabsRequest, loadLazyTabs] = useLazyTabs();
  const [hasDraft, setHasDraft] = useState(() => !isSameProfile(form.getValues(), savedValues(member)));

  function openTab(openedTab: ProfileTab) {
    if (openedTab !== 'profile') void loadLazyTabs();
    if (openedTab === 'alamat') setIsAddressMounted(true);
    setTab(openedTab);
  }

  function openFirstTabWithError(paths: readonly string[]) {
    const tabWithError = firstTabWithError(paths);
    if (tabWithError) openTab(tabWithError);
  }

  function handleInvalid(invalidFields: FieldErrors<ProfileValues>) {
    if (invalidFields.root?.message)
      toast({ topic: TOAST_TOPIC, tone: 'danger', message: invalidFields.root.message });
    openFirstTabWithError(PROFILE_PATHS.filter((path) => messageAt(invalidFields, path) !== undefined));
  }

  async function save(payload: ProfilePayload) {
    try {
      setMember(await onSubmit(payload));
    } catch (thrown) {
      const error = readAccountProblem(thrown);
      const failure = applyApiProblem(form, error, PROFILE_PATHS);
      openFirstTabWithError(error.fields.map(({ path }) => path));
      toast({
        topic: TOAST_TOPIC,
        tone: failure ? 'danger' : 'warning',
        message: failure ?? MESSAGES.profile.checkAgain,
      });
      return;
    }
    setHasDraft(false);
    toast({ topic: TOAST_TOPIC, tone: 'success', message: MESSAGES.profile.saved });
    onSaved?.();
  }

  function discard() {
    form.reset(savedValues(member));
    setHasDraft(false);
    onDiscard?.();
    // Discarding removes the button that had the focus, so the focus moves to the first field.
    void openField('full_name');
  }

  /** Opens the tab of a field, then moves the focus to the field. */
  async function openField(path: ProfilePath) {
    const fieldTab = profileTabOf(path);
    if (!fieldTab) return;
    if (fieldTab !== 'profile') await loadLazyTabs();
    // The field must be rendered before it can take the focus.
    flushSync(() => openTab(fieldTab));
    if (formElement.current) focusField(idOf(path), formElement.current);
  }

  /** Handles a click on a link of the error summary, because the summary itself cannot open the tab of the field. */
  function openLinkedField(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = PROFILE_PATHS.find((candidate) => link?.hash === `#${idOf(candidate)}`);
    if (!path) return;
    event.preventDefault();
    event.stopPropagation();
    void openField(path);
  }

  const errorCountOf = (profileTab: ProfileTab) =>
    PROFILE_PATHS.filter((path) => profileTabOf(path) === profileTab && messageAt(errors, path)).length;
  const retry = () => void loadLazyTabs();
  const tabContents: Record<ProfileTab, ReactNode> = {
    profile: <PersonalFields {...binding} />,
    // The address tab is mounted when first opened, because it loads regions. It stays mounted, so the lists stay loaded.
    alamat: isAddressMounted && (
      <LazyTab request={tabsRequest} onRetry={retry}>
        {({ AddressTab }) => <AddressTab {...binding} loadRegions={loadRegions} />}
      </LazyTab>
    ),
    rekening: (
      <LazyTab request={tabsRequest} onRetry={retry}>
        {({ AccountFields }) => <AccountFields {...binding} loadBanks={loadBanks} />}
      </LazyTab>
    ),
  };
  return (
    <form
      ref={formElement}
      // When a field gets the focus, the validation rules and the second and third tab load, before they are needed.
      onFocusCapture={preloadRules}
      onFocus={loadLazyTabs}
      noValidate
      onSubmit={form.handleSubmit(save, handleInvalid)}
      className="nu:grid nu:max-w-4xl nu:gap-5"
    >
      {!member.completeProfile && (
        <ProfileProgress form={form} errors={errors} waitingOrder={waitingOrder} onOpen={openField} />
      )}
      {hasDraft && <UnsavedNote onDiscard={discard} />}
      <ErrorSummary
        title={
          form.getValues('phone_number').trim() === '' && errors.phone_number
            ? MESSAGES.profile.phoneMissing
            : MESSAGES.profile.checkAgain
        }
        errors={summaryErrors(errors, PROFILE_PATHS, idOf, PROFILE_LABELS)}
        attempt={submitCount}
        onClickCapture={openLinkedField}
        className="nu:@tablet:[&_ul]:columns-2"
      />
      <Tabs
        label={texts.parts}
        keepMounted
        tabs={PROFILE_TABS.map(({ value, label }) => ({
          value,
          label: <TabLabel label={label} errorCount={errorCountOf(value)} />,
          content: tabContents[value],
        }))}
        value={tab}
        onValueChange={(selectedValue) =>
          openTab(PROFILE_TABS.find(({ value }) => value === selectedValue)?.value ?? 'profile')
        }
        panelClassName="nu:pt-6"
      />
      <Button
        type="submit"
        pending={isSubmitting}
        className="nu:mt-2 nu:@tablet:justify-self-start nu:@tablet:px-10"
      >
        {texts.save}
      </Button>
    </form>
  );
}

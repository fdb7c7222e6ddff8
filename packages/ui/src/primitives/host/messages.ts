import { createContext, useContext, useMemo } from 'react';
import type { compareBarMessages } from '../../plans/compare-bar/messages.ts';
import type { compareDialogMessages } from '../../plans/compare-dialog/messages.ts';
import type { consultantDialogMessages } from '../../plans/consultant-dialog/messages.ts';
import type { contactFormMessages } from '../../plans/contact-form/messages.ts';
import type { dateOfBirthSearchMessages } from '../../plans/date-of-birth-search/messages.ts';
import type { guestDialogMessages } from '../../plans/guest-dialog/messages.ts';
import type { planCardMessages, unlockPromptMessages } from '../../plans/plan-card/messages.ts';
import type { planListMessages } from '../../plans/plan-list/messages.ts';
import type { breadcrumbMessages } from '../breadcrumb/messages.ts';
import type { carouselMessages } from '../carousel/messages.ts';
import type { comboboxMessages } from '../combobox/messages.ts';
import type { confirmDialogMessages } from '../confirm-dialog/messages.ts';
import type { copyButtonMessages } from '../copy-button/messages.ts';
import type { dateFieldMessages } from '../date-field/messages.ts';
import type { dialogMessages } from '../dialog/messages.ts';
import type { errorSummaryMessages } from '../error-summary/messages.ts';
import type { failedStateMessages } from '../failed-state/messages.ts';
import type { fieldMessages } from '../field/messages.ts';
import type { fileUploadMessages } from '../file-upload/messages.ts';
import type { loadMoreMessages } from '../load-more/messages.ts';
import type { messageDialogMessages } from '../message-dialog/messages.ts';
import type { passwordFieldMessages } from '../password-field/messages.ts';
import type { printButtonMessages } from '../print-button/messages.ts';
import type { rangeSliderMessages } from '../range-slider/messages.ts';
import type { selectMessages } from '../select/messages.ts';
import type { spinnerMessages } from '../spinner/messages.ts';
import type { stepperMessages } from '../stepper/messages.ts';
import type { toasterMessages } from '../toast/messages.ts';
import type { pageMessages } from './page-messages.ts';

/** The fixed texts of the components, by component. A text with values is a function. */
export type Messages = {
  Breadcrumb: typeof breadcrumbMessages;
  Carousel: typeof carouselMessages;
  Combobox: typeof comboboxMessages;
  CompareBar: typeof compareBarMessages;
  CompareDialog: typeof compareDialogMessages;
  ConfirmDialog: typeof confirmDialogMessages;
  ConsultantDialog: typeof consultantDialogMessages;
  ContactForm: typeof contactFormMessages;
  CopyButton: typeof copyButtonMessages;
  DateField: typeof dateFieldMessages;
  DateOfBirthSearch: typeof dateOfBirthSearchMessages;
  Dialog: typeof dialogMessages;
  ErrorSummary: typeof errorSummaryMessages;
  FailedState: typeof failedStateMessages;
  Field: typeof fieldMessages;
  FileUpload: typeof fileUploadMessages;
  GuestDialog: typeof guestDialogMessages;
  LoadMore: typeof loadMoreMessages;
  MessageDialog: typeof messageDialogMessages;
  Pages: typeof pageMessages;
  PasswordField: typeof passwordFieldMessages;
  PlanCard: typeof planCardMessages;
  PlanList: typeof planListMessages;
  PrintButton: typeof printButtonMessages;
  RangeSlider: typeof rangeSliderMessages;
  Select: typeof selectMessages;
  Spinner: typeof spinnerMessages;
  Stepper: typeof stepperMessages;
  Toaster: typeof toasterMessages;
  UnlockPrompt: typeof unlockPromptMessages;
};

/** Texts that replace a component's texts. */
export type MessagesOf<Name extends keyof Messages> = Partial<Messages[Name]>;

/** Texts that replace the texts of several components. */
export type HostMessages = { [Name in keyof Messages]?: MessagesOf<Name> };

export const MessagesContext = createContext<HostMessages>({});

/**
 * Returns the texts of a component: the prop's, else the provider's, else the defaults. This module imports no component, so
 * that a small component stays small.
 */
export function useMessages<Name extends keyof Messages>(
  name: Name,
  defaults: Messages[Name],
  overrides?: MessagesOf<Name>,
): Messages[Name] {
  const hostMessages = useContext(MessagesContext)[name];
  return useMemo(() => ({ ...defaults, ...hostMessages, ...overrides }), [defaults, hostMessages, overrides]);
}

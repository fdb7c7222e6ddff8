export { LazySendDialogs } from './LazySendDialogs.tsx';
export { type Submitting, useSubmit } from './use-submit.ts';
export { BlockedNotice, FailedNotice } from './WizardNotices.tsx';

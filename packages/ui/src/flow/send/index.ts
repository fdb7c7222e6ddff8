export type { SendQuestion } from './send-question.ts';
export { type AlreadySent, sentNotice } from './sent-notice.ts';
export { useSendDialogs } from './use-send-dialogs.ts';
export { type SendTools, type SubmitState, useSubmit } from './use-submit.ts';
export { BlockedNotice, EarlierStepNotice, FailedNotice } from './WizardNotices.tsx';

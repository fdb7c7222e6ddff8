export { ResendVerification, type ResendVerificationProps } from './ResendVerification.tsx';
export { VerifyNotice, type VerifyNoticeProps } from './VerifyNotice.tsx';

export { VerifyNotice, type VerifyNoticeProps } from './VerifyNotice.tsx';

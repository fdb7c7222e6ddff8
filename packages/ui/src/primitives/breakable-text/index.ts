export { BreakableText } from './BreakableText.tsx';
export { breakEmails } from './break-emails.tsx';

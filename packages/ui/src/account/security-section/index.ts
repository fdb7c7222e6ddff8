export { SecuritySection, type SecuritySectionProps } from './SecuritySection.tsx';
export type { AccountSecurity, OpenSession, Passkey } from './security-records.ts';

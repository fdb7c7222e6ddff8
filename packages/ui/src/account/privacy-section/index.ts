export { PrivacySection, type PrivacySectionProps } from './PrivacySection.tsx';

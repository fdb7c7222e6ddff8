import { PrivacyPanel } from './PrivacyPanel.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';

/** The sections below the profile form: security and privacy. They share a file, because a page may load few files. */
export function ProfileSections({ id }: { id: string }) {
  return (
    <>
      <SecurityPanel />
      <PrivacyPanel id={id} />
    </>
  );
}

export { RevisionPage, type RevisionPageProps } from './RevisionPage.tsx';
export { RevisionWizard, type RevisionWizardProps } from './RevisionWizard.tsx';
export type { RevisionDraft, RevisionSubmission } from './revision-draft.ts';

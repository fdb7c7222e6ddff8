export { NothingToRevise } from './NothingToRevise.tsx';
export { RevisionPage, type RevisionPageProps } from './RevisionPage.tsx';
export { RevisionWizard, type RevisionWizardProps } from './RevisionWizard.tsx';
export { isRevisionOf, type RevisionSubmission } from './revision-submission.ts';

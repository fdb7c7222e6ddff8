export { NothingToRevise } from './NothingToRevise.tsx';
export { RevisionPage, type RevisionPageProps } from './RevisionPage.tsx';
export { isRevisionOf, type RevisionSubmission } from './revision-submission.ts';

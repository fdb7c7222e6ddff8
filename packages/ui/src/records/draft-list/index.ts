export { DraftList, type DraftListProps } from './DraftList.tsx';
export { draftHref, draftTitle } from './draft-link.ts';

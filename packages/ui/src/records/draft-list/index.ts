export { type DraftCard, DraftList, type DraftListProps } from './DraftList.tsx';

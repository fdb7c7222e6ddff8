export { CoverLists, type CoverListsProps } from './CoverLists.tsx';

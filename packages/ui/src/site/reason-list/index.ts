export { ReasonList, type ReasonListProps } from './ReasonList.tsx';

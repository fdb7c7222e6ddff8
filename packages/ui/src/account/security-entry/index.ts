export { SecurityEntry, type SecurityEntryProps } from './SecurityEntry.tsx';

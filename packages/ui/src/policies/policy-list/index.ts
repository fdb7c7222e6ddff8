export { PolicyList, type PolicyListProps } from './PolicyList.tsx';

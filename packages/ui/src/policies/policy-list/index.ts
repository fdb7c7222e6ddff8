export { PolicyList, type PolicyListProps } from './PolicyList.tsx';
export { PolicyTag } from './PolicyRow.tsx';

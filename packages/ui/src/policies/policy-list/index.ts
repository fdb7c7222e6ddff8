export { PolicyList, type PolicyListProps } from './PolicyList.tsx';
export { PolicyTag, policyLabel } from './PolicyRow.tsx';

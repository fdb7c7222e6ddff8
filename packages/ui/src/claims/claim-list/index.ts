export { ClaimList, type ClaimListProps } from './ClaimList.tsx';

export { DetailGroup } from './DetailGroup.tsx';
export { DetailLayout } from './DetailLayout.tsx';
export { DetailPart } from './DetailPart.tsx';
export { FoldedPart } from './FoldedPart.tsx';
export type { GroupId } from './groups.ts';
export { PinnedAction } from './PinnedAction.tsx';

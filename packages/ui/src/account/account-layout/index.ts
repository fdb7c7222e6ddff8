export { AccountLayout, type AccountLayoutProps } from './AccountLayout.tsx';
export { AccountSkeleton, type AccountSkeletonProps } from './AccountSkeleton.tsx';
export {
  type AccountSection,
  type AccountTab,
  readAccountSection,
  sectionHref,
} from './sections.ts';

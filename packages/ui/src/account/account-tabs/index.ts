export { AccountSkeleton } from './AccountSkeleton.tsx';
export {
  ACCOUNT_TABS,
  type AccountTab,
  AccountTabs,
  type AccountTabsProps,
  readAccountTab,
} from './AccountTabs.tsx';

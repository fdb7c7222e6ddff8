export {
  ACCOUNT_TABS,
  type AccountTab,
  AccountTabs,
  type AccountTabsProps,
  readAccountTab,
} from './AccountTabs.tsx';
export { AccountWaiting } from './AccountWaiting.tsx';

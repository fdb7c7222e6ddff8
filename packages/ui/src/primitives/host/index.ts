export { rootClass } from '../root-class.ts';
export {
  type HeadingLevel,
  type Host,
  HostProvider,
  type HostProviderProps,
  type HostTexts,
  useHost,
  useLinks,
  usePortal,
  useTexts,
} from './HostProvider.tsx';
export {
  claimsHref,
  type Links,
  orderAgainHref,
  purchasesHref,
  siteLinks,
  tabHref,
  withQuery,
} from './links.ts';

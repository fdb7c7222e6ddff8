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
} from './host.tsx';
export {
  atTab,
  claimsHref,
  type Links,
  OWN_LINKS,
  orderAgainHref,
  purchasesHref,
  withQuery,
} from './links.ts';

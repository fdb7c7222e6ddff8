export { rootClass } from '../root-class.ts';
export {
  type HeadingLevel,
  type Host,
  HostProvider,
  type HostProviderProps,
  useHost,
  useLinks,
  usePageMessages,
  usePortal,
  useStorefrontMessages,
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
export type { HostMessages, Messages, MessagesOf } from './messages.ts';

export {
  type HeadingLevel,
  type Host,
  HostProvider,
  type HostProviderProps,
  useHost,
  useLinks,
  usePortal,
} from './host.tsx';
export { atTab, type Links, OWN_LINKS, orderAgainHref, purchasesHref, withQuery } from './links.ts';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { rootClass } from '../root-class.ts';
import { type Links, siteLinks } from './links.ts';
import { type HostMessages, type Messages, MessagesContext, useMessages } from './messages.ts';
import { pageMessages } from './page-messages.ts';
import { storefrontMessages } from './storefront-messages.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Settings of the host: the site or page in which these components are embedded. They apply to all components
 * inside a `HostProvider`.
 */
export type Host = {
  links: Links;
  /** Component for links to other pages, such as the link of the host's router. Default: `a`. */
  Link: 'a' | ComponentType<ComponentProps<'a'>>;
  /** Element that dialogs, lists and the calendar are rendered into. Default: the end of the page. */
  portalContainer: HTMLElement | ShadowRoot | null;
  /** Level of a page's own heading. The levels of the headings below it are relative to this level. */
  headingLevel: HeadingLevel;
};

const HostContext = createContext<Host>({
  links: siteLinks,
  Link: 'a',
  portalContainer: null,
  headingLevel: 1,
});

export type HostProviderProps = Partial<Host> & {
  /** Replaces texts of the components inside, by component. Omitted components are inherited. */
  messages?: HostMessages;
  children: ReactNode;
};

/**
 * Provides the host's settings to the components inside. Omitted settings are inherited from the surrounding
 * provider.
 */
export function HostProvider({ children, messages, ...overrides }: HostProviderProps) {
  const inheritedMessages = useContext(MessagesContext);
  const allMessages = useMemo(() => ({ ...inheritedMessages, ...messages }), [inheritedMessages, messages]);
  const inheritedHost = useContext(HostContext);
  const {
    links = inheritedHost.links,
    Link = inheritedHost.Link,
    portalContainer = inheritedHost.portalContainer,
    headingLevel = inheritedHost.headingLevel,
  } = overrides;
  const host = useMemo(
    () => ({ links, Link, portalContainer, headingLevel }),
    [links, Link, portalContainer, headingLevel],
  );
  return (
    <HostContext value={host}>
      <MessagesContext value={allMessages}>{children}</MessagesContext>
    </HostContext>
  );
}

/** Returns the host's settings. */
export const useHost = (): Host => useContext(HostContext);

/** Returns the URLs of the host's pages. */
export const useLinks = (): Links => useHost().links;

/** Returns the headings of the member's pages. */
export const usePageMessages = (): Messages['Pages'] => useMessages('Pages', pageMessages);

/** Returns the texts of `@naungan/storefront` around the pages. */
export const useStorefrontMessages = (): Messages['Storefront'] =>
  useMessages('Storefront', storefrontMessages);

/** Returns the props of a portal: its container and the class that applies the base styles. */
export function usePortal() {
  const { portalContainer } = useHost();
  return { className: rootClass, container: portalContainer ?? undefined };
}

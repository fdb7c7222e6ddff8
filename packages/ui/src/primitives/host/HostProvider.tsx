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

/** Texts that the host (see `Host`) may replace. */
export type HostTexts = {
  /** Headings of the member's pages. Links to these pages have the same text. */
  account: string;
  orders: string;
  invoices: string;
  policies: string;
  claims: string;
  /** Title and text of the form that a guest fills in to see the whole list of plans. */
  guestInvitation: string;
  guestReason: string;
};

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
  texts: Partial<HostTexts>;
};

const HostContext = createContext<Host>({
  links: siteLinks,
  Link: 'a',
  portalContainer: null,
  headingLevel: 1,
  texts: {},
});

export type HostProviderProps = Partial<Host> & { children: ReactNode };

/**
 * Provides the host's settings to the components inside. Omitted settings are inherited from the surrounding
 * provider.
 */
export function HostProvider({ children, ...overrides }: HostProviderProps) {
  const inheritedHost = useContext(HostContext);
  const {
    links = inheritedHost.links,
    Link = inheritedHost.Link,
    portalContainer = inheritedHost.portalContainer,
    headingLevel = inheritedHost.headingLevel,
    texts = inheritedHost.texts,
  } = overrides;
  const host = useMemo(
    () => ({ links, Link, portalContainer, headingLevel, texts }),
    [links, Link, portalContainer, headingLevel, texts],
  );
  return <HostContext value={host}>{children}</HostContext>;
}

/** Returns the host's settings. */
export const useHost = (): Host => useContext(HostContext);

/** Returns the URLs of the host's pages. */
export const useLinks = (): Links => useHost().links;

/** Returns the texts that the host has replaced. */
export const useTexts = (): Partial<HostTexts> => useHost().texts;

/** Returns the props of a portal: its container and the class that applies the base styles. */
export function usePortal() {
  const { portalContainer } = useHost();
  return { className: rootClass, container: portalContainer ?? undefined };
}

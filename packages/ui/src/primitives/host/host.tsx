import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { rootClass } from '../root-class.ts';
import { type Links, OWN_LINKS } from './links.ts';

/** Words that a site may have others for; ours stand where it has none. */
export type HostTexts = {
  /** Headings of the member's pages, and the names under which links lead back to them. */
  account: string;
  orders: string;
  invoices: string;
  policies: string;
  claims: string;
  /** The title of the form that unlocks the whole list, and why one fills it in. */
  guestInvitation: string;
  guestReason: string;
};

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** What the site around a component decides for all of them. */
export type Host = {
  links: Links;
  /** What a link to another page is made of, as the router of the site has one; the browser's own by default. */
  Link: 'a' | ComponentType<ComponentProps<'a'>>;
  /** What dialogs, lists and the calendar are put into; the end of the page by default. */
  portalContainer: HTMLElement | ShadowRoot | null;
  /** The level of a page's own heading. Those below it follow. */
  headingLevel: HeadingLevel;
  texts: Partial<HostTexts>;
};

const HostContext = createContext<Host>({
  links: OWN_LINKS,
  Link: 'a',
  portalContainer: null,
  headingLevel: 1,
  texts: {},
});

export type HostProviderProps = Partial<Host> & { children: ReactNode };

/** Gives the components inside it what a site decides; what it does not say stays as around it. */
export function HostProvider({ children, ...given }: HostProviderProps) {
  const outer = useContext(HostContext);
  const {
    links = outer.links,
    Link = outer.Link,
    portalContainer = outer.portalContainer,
    headingLevel = outer.headingLevel,
    texts = outer.texts,
  } = given;
  const host = useMemo(
    () => ({ links, Link, portalContainer, headingLevel, texts }),
    [links, Link, portalContainer, headingLevel, texts],
  );
  return <HostContext value={host}>{children}</HostContext>;
}

/** What the site around this component decides. */
export const useHost = (): Host => useContext(HostContext);

/** Where the pages of the site are. */
export const useLinks = (): Links => useHost().links;

/** The words that the site has instead of ours. */
export const useTexts = (): Partial<HostTexts> => useHost().texts;

/** What a part of its own outside of the page is given: where it goes, and that it looks like ours. */
export function usePortal() {
  const { portalContainer } = useHost();
  return { className: rootClass, container: portalContainer ?? undefined };
}

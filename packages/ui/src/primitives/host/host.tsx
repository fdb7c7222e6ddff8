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
};

const HostContext = createContext<Host>({
  links: OWN_LINKS,
  Link: 'a',
  portalContainer: null,
  headingLevel: 1,
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
  } = given;
  const host = useMemo(
    () => ({ links, Link, portalContainer, headingLevel }),
    [links, Link, portalContainer, headingLevel],
  );
  return <HostContext value={host}>{children}</HostContext>;
}

/** What the site around this component decides. */
export const useHost = (): Host => useContext(HostContext);

/** Where the pages of the site are. */
export const useLinks = (): Links => useHost().links;

/** What a part of its own outside of the page is given: where it goes, and that it looks like ours. */
export function usePortal() {
  const { portalContainer } = useHost();
  return { className: rootClass, container: portalContainer ?? undefined };
}

import { lineSearch } from '@naungan/ui/lines';
import { createRoot } from 'react-dom/client';
import type { StorefrontEvent } from '../events.ts';
import { Storefront } from '../flows/Storefront.tsx';
import type { TagSettings } from './tag-settings.ts';
import { loadTagFont, tagStyles } from './tag-styles.ts';

export type MountedTag = { show: (settings: TagSettings) => void; end: () => void };

/** Prepares a shadow root: the stylesheet, a container for dialogs, and a React root in which `show` renders a storefront. */
export async function mountTag(
  shadow: ShadowRoot,
  host: HTMLElement,
  onSelected: (search: string) => void,
): Promise<MountedTag> {
  const styles = await tagStyles();
  const boundary = document.createElement('div');
  const content = document.createElement('div');
  const portals = document.createElement('div');
  boundary.className = 'boundary';
  boundary.lang = 'id';
  boundary.append(content, portals);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, styles];
  shadow.replaceChildren(boundary);
  const root = createRoot(content);
  loadTagFont(host);

  const dispatch = ({ name, detail }: StorefrontEvent) =>
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

  return {
    show({ line, plan, search, partner, api, headingLevel, historyKey }) {
      root.render(
        <Storefront
          // A storefront reads `api` and `partner` only once, so a change mounts a new storefront.
          key={`${api} ${partner}`}
          api={api}
          line={line}
          plan={plan ?? undefined}
          search={search === '' ? undefined : lineSearch(line).read(new URLSearchParams(search))}
          historyKey={historyKey}
          storageKeys="naungan-tag"
          {...(partner && { partner })}
          portalContainer={portals}
          headingLevel={headingLevel}
          onSelected={(selected) => onSelected(selected.search)}
          onEvent={dispatch}
        />,
      );
    },
    end: () => root.unmount(),
  };
}

import { searchedLine } from '@naungan/domain/lines';
import { createRoot } from 'react-dom/client';
import { Storefront } from '../flows/Storefront.tsx';
import type { TagSettings } from './tag-settings.ts';
import { tagStyles } from './tag-styles.ts';
import type { TagEvents } from './tag-types.ts';

export type MountedTag = { show: (settings: TagSettings) => void; end: () => void };

/** Puts a storefront into a shadow root: React, the stylesheet, and a place for what opens above the page. */
export async function mountTag(shadow: ShadowRoot, host: HTMLElement): Promise<MountedTag> {
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

  const tell = <Name extends keyof TagEvents>(name: Name, detail: TagEvents[Name]['detail']) =>
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

  return {
    show({ line, plan, search, partner, api, headingLevel, historyKey }) {
      root.render(
        <Storefront
          // Read once: other ones begin anew.
          key={`${api} ${partner}`}
          api={api}
          line={line}
          plan={plan ?? undefined}
          search={search === '' ? undefined : searchedLine(line).search.read(new URLSearchParams(search))}
          historyKey={historyKey}
          storageKeys="naungan-tag"
          {...(partner && { partner })}
          portalContainer={portals}
          headingLevel={headingLevel}
          onSelected={(selected) => tell('naungan:selected', selected)}
          onOrdered={(placed) => tell('naungan:ordered', placed)}
        />,
      );
    },
    end: () => root.unmount(),
  };
}

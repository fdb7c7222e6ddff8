import { tagElement } from './tag-element.ts';

export type { NaunganTag, TagAttributes, TagEvents } from './tag-types.ts';

/**
 * Names of the elements: `<naungan-plans line="kesehatan" date-of-birth="1990-01-01">`, `<naungan-order
 * line="kesehatan" plan="…">`
 */
const NAMES = ['naungan-plans', 'naungan-order'];

// A server that renders the page loads this file too, and a page may load it twice.
if ('customElements' in globalThis)
  for (const name of NAMES) if (!customElements.get(name)) customElements.define(name, tagElement());

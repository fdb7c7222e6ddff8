import { version } from '../../package.json';
import { tagElement } from './tag-element.ts';

/**
 * Names of the elements: `<naungan-plans line="kesehatan" date-of-birth="1990-01-01">`, `<naungan-order
 * line="kesehatan" plan="…">`
 */
const NAMES = ['naungan-plans', 'naungan-order'];

type VersionedElement = CustomElementConstructor & { version?: string };

/** Defines the elements, unless the page has already defined them. Reports a second version to the developer once. */
export function defineTags() {
  // A server that renders the page loads this file too.
  if (!('customElements' in globalThis)) return;
  const definedNames = NAMES.filter((name) => customElements.get(name));
  for (const name of NAMES.filter((name) => !definedNames.includes(name)))
    customElements.define(name, tagElement(version));
  const [name = ''] = definedNames;
  const defined: VersionedElement | undefined = customElements.get(name);
  if (defined && defined.version !== version)
    console.error(
      `<${name}> is already defined by version ${defined.version ?? 'unknown'} of @naungan/storefront/tag, so version ${version} is not used. Load one version per page.`,
    );
}

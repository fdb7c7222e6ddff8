import { createElement } from 'preact/compat';
import { renderToStringAsync } from 'preact-render-to-string';
import { withIds } from './ids.mjs';
import { StaticHtml } from './static-html.mjs';

/** Number of islands that each page has rendered so far. The key is Astro's object of the page. */
const islandCounts = new WeakMap();

/** Returns the number of the next island of a page, from 1. */
function nextIsland(page) {
  const count = (islandCounts.get(page) ?? 0) + 1;
  islandCounts.set(page, count);
  return count;
}

/** Returns the prop of a slot: `my-slot` becomes `mySlot`. */
const propOfSlot = (slot) => slot.trim().replace(/[-_]([a-z])/g, (_, letter) => letter.toUpperCase());

/**
 * Renders an island to HTML, with the attribute `prefix` from which the browser makes the same ids. Astro calls it with
 * its renderer context as `this`.
 */
async function renderToStaticMarkup(Component, props, { default: children, ...slots }, metadata) {
  const island = nextIsland(this.result);
  const isHydrated = metadata?.astroStaticSlot ? Boolean(metadata.hydrate) : true;
  // Astro adds `class` to every component.
  const { class: _class, ...allProps } = props;
  for (const [slot, value] of Object.entries(slots)) {
    const name = propOfSlot(slot);
    allProps[name] = createElement(StaticHtml, { isHydrated, value, name });
  }
  const content = children ?? props.children;
  if (content != null) allProps.children = createElement(StaticHtml, { isHydrated, value: content });
  const html = await renderToStringAsync(withIds(createElement(Component, allProps), [island, 0]));
  return { html, attrs: { prefix: String(island) } };
}

/** The renderer of Astro's server: all components of the site are Preact's. */
export default {
  name: 'preact',
  check: (Component) => typeof Component === 'function' || Component?.$$typeof !== undefined,
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
};

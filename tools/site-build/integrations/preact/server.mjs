import { createElement } from 'preact/compat';
import { renderToStringAsync } from 'preact-render-to-string';
import { withIdRoot } from './id-root.mjs';
import StaticHtml from './static-html.mjs';

/** Number of islands that each page has rendered. */
const islandCounts = new WeakMap();

function nextIsland(result) {
  const count = (islandCounts.get(result) ?? 0) + 1;
  islandCounts.set(result, count);
  return count;
}

const slotName = (name) => name.trim().replace(/[-_]([a-z])/g, (_, letter) => letter.toUpperCase());

async function renderToStaticMarkup(Component, props, { default: children, ...slots }, metadata) {
  const island = nextIsland(this?.result ?? {});
  const isHydrated = metadata?.astroStaticSlot ? Boolean(metadata.hydrate) : true;
  const { class: _class, ...allProps } = props;
  for (const [key, value] of Object.entries(slots)) {
    const name = slotName(key);
    allProps[name] = createElement(StaticHtml, { isHydrated, value, name });
  }
  const content = children ?? props.children;
  if (content != null) allProps.children = createElement(StaticHtml, { isHydrated, value: content });
  const html = await renderToStringAsync(withIdRoot(createElement(Component, allProps), island));
  return { html, attrs: { prefix: String(island) } };
}

export default {
  name: 'preact',
  check: (Component) => typeof Component === 'function' || Component?.$$typeof !== undefined,
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
};

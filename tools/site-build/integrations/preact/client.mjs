import './controlled-fields.mjs';
import { createElement, hydrate, render } from 'preact/compat';
import { withIds } from './ids.mjs';
import { createRoot } from './roots.mjs';
import { StaticHtml } from './static-html.mjs';

/**
 * Returns the function with which Astro hydrates the island in `element`, or renders an island that the server has not
 * rendered (`client:only`).
 * @param {HTMLElement} element
 */
export default (element) =>
  (Component, props, { default: children, ...slots }, { client }) => {
    if (!element.hasAttribute('ssr')) return;
    for (const [name, value] of Object.entries(slots))
      props[name] = createElement(StaticHtml, { value, name });
    const tree = createElement(
      Component,
      props,
      ...(children == null ? [] : [createElement(StaticHtml, { value: children })]),
    );
    if (client === 'only') createRoot(element).render(tree);
    else hydrate(withIds(tree, [Number(element.getAttribute('prefix')), 0]), element);
    element.addEventListener('astro:unmount', () => render(null, element), { once: true });
  };

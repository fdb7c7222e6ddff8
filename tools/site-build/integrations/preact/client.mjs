import './controlled-fields.mjs';
import { createElement, hydrate, render } from 'preact/compat';
import { withIdRoot } from './id-root.mjs';
import { createRoot } from './roots.mjs';
import StaticHtml from './static-html.mjs';

/** Hydrates or renders an island: Astro calls it with the island's element, component, props and slots. */
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
    else hydrate(withIdRoot(tree, Number(element.getAttribute('prefix'))), element);
    element.addEventListener('astro:unmount', () => render(null, element), { once: true });
  };

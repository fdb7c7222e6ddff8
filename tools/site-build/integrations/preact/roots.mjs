import './controlled-fields.mjs';
import { createElement, Fragment, hydrate, render } from 'preact/compat';
import { withIdRoot } from './id-root.mjs';

/** First parts of ids in trees that only the browser renders. Islands of a page have lower ones. */
let latestRoot = 999;

/** `createRoot` of react-dom/client. */
export function createRoot(container) {
  latestRoot += 1;
  const first = latestRoot;
  return {
    render: (children) => render(withIdRoot(createElement(Fragment, null, children), first), container),
    unmount: () => render(null, container),
  };
}

/** `hydrateRoot` of react-dom/client. */
export function hydrateRoot(container, children) {
  hydrate(children, container);
  return { render: (next) => render(next, container), unmount: () => render(null, container) };
}

export default { createRoot, hydrateRoot };

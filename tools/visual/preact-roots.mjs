import { hydrate, render } from 'preact/compat';

export { createRoot } from '../site-build/integrations/preact/roots.mjs';

/** Replaces `hydrateRoot` of react-dom/client, which only stories call. */
export function hydrateRoot(container, children) {
  hydrate(children, container);
  return { render: (next) => render(next, container), unmount: () => render(null, container) };
}

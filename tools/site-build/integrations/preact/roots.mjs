import './controlled-fields.mjs';
import { createElement, Fragment, render } from 'preact/compat';
import { withIds } from './ids.mjs';

/** Number of the latest tree that only the browser renders: the first number of its ids. Islands of a page have lower numbers. */
let latestTreeNumber = 999;

/**
 * Replaces `createRoot` of react-dom/client.
 * @param {Element} container
 */
export function createRoot(container) {
  latestTreeNumber += 1;
  /** @type {[number, number]} */
  const idNumbers = [latestTreeNumber, 0];
  return {
    render: (children) => render(withIds(createElement(Fragment, null, children), idNumbers), container),
    unmount: () => render(null, container),
  };
}

import './controlled-fields.mjs';
import { createElement, Fragment, render } from 'preact/compat';
import { withIds } from './ids.mjs';

/** First number of the ids in the latest tree that only the browser renders. Islands of a page have lower numbers. */
let latestTree = 999;

/**
 * Replaces `createRoot` of react-dom/client.
 * @param {Element} container
 */
export function createRoot(container) {
  latestTree += 1;
  /** @type {[number, number]} */
  const idNumbers = [latestTree, 0];
  return {
    render: (children) => render(withIds(createElement(Fragment, null, children), idNumbers), container),
    unmount: () => render(null, container),
  };
}

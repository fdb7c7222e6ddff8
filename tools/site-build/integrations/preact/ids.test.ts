import { parseHTML } from 'linkedom';
import { createElement, Fragment } from 'preact';
import { useId } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import hydrateIsland from './client.mjs';
import { createRoot } from './roots.mjs';
import renderer from './server.mjs';

/** The ids of fields in the order of their rendering. */
let renderedIds: string[];
beforeEach(() => {
  renderedIds = [];
});

function Field() {
  const id = useId();
  renderedIds.push(id);
  return createElement('input', { id });
}
const TwoFields = () => createElement(Fragment, null, createElement(Field, null), createElement(Field, null));

const NO_SLOTS = { default: null };
/** Renders a component as the next island of an Astro page. */
const renderIsland = (page: object) =>
  renderer.renderToStaticMarkup.call({ result: page }, TwoFields, {}, NO_SLOTS, undefined);
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('ids of useId', () => {
  const { document: documentBefore } = globalThis;
  let document: Document;
  beforeEach(() => {
    ({ document } = parseHTML('<html><body></body></html>'));
    globalThis.document = document;
  });
  afterEach(() => {
    globalThis.document = documentBefore;
  });
  const bodyWith = (element: Element) => {
    document.body.append(element);
    return element as HTMLElement;
  };

  test('two islands of a page have different ids, and the next page has the ids of the first', async () => {
    const page = {};
    const islands = [await renderIsland(page), await renderIsland(page), await renderIsland({})];
    expect(islands.map(({ html }) => idsIn(html))).toEqual([
      ['P1-0', 'P1-1'],
      ['P2-0', 'P2-1'],
      ['P1-0', 'P1-1'],
    ]);
  });

  test('a hydrated island has the ids that the server rendered', async () => {
    const page = {};
    await renderIsland(page);
    const { html, attrs } = await renderIsland(page);
    const element = bodyWith(document.createElement('astro-island'));
    element.innerHTML = html;
    element.setAttribute('prefix', attrs.prefix);
    element.setAttribute('ssr', '');
    renderedIds = [];
    hydrateIsland(element)(TwoFields, {}, NO_SLOTS, { client: 'load' });
    expect(renderedIds).toEqual(idsIn(html));
    expect(idsIn(element.innerHTML)).toEqual(idsIn(html));
  });

  test('two roots of a page have different ids, and a root that is rendered again does not repeat an id', () => {
    const roots = [document.createElement('div'), document.createElement('div')].map((container) =>
      createRoot(bodyWith(container)),
    );
    for (const root of roots) root.render(createElement(Field, { key: 'first' }));
    roots[0]?.render([createElement(Field, { key: 'first' }), createElement(Field, { key: 'second' })]);
    const ids = idsIn(document.body.innerHTML);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });
});

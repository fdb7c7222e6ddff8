import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const PART = { title: 'Manfaat' };
const FAILED = 'The screens of a product line could not be loaded: check the network.';

/** Renders a component that shows the part, as the server does. */
async function renderPart(part: ReturnType<typeof lazyPart<typeof PART>>) {
  const PartTitle = () => createElement('b', null, part.use().title);
  const stream = await renderToReadableStream(createElement(PartTitle), {
    // React would print the error that the test expects.
    onError: () => {},
  });
  return new Response(stream).text();
}

describe('a part of a line', () => {
  it('loads once for all callers, also for calls after it was loaded', async () => {
    const load = vi.fn(async () => PART);
    const part = lazyPart(load);
    const [first, second] = await Promise.all([part.load(), part.load()]);
    expect([first, second, await part.load()]).toEqual([PART, PART, PART]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure', async () => {
    const load = vi.fn(async () => PART).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = lazyPart(load);
    await expect(part.load()).rejects.toThrow(FAILED);
    await expect(part.load()).resolves.toBe(PART);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reports the cause of a failure', async () => {
    const cause = new TypeError('Failed to fetch');
    const part = lazyPart(() => Promise.reject(cause));
    await expect(part.load()).rejects.toMatchObject({ cause });
  });

  it('a lazy part is rendered at once when it is loaded', async () => {
    const part = lazyPart(async () => PART);
    await part.load();
    expect(part.use()).toBe(PART);
  });

  it('the server renders a loaded lazy part without a fallback', async () => {
    expect(await renderPart(lazyPart(async () => PART))).toBe('<b>Manfaat</b>');
  });

  it('throws its failure when it is rendered, and loads again only when load is called', async () => {
    const load = vi.fn(async () => PART).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = lazyPart(load);
    await expect(renderPart(part)).rejects.toThrow(FAILED);
    await expect(renderPart(part)).rejects.toThrow(FAILED);
    expect(load).toHaveBeenCalledTimes(1);
    await part.load();
    expect(await renderPart(part)).toBe('<b>Manfaat</b>');
  });
});

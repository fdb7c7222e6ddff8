import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const PART = { title: 'Manfaat' };
const FAILURE_MESSAGE = 'The screens of a product line could not be loaded: check the network.';

/** Renders a component that shows the part's title, with the server's renderer. */
async function renderPart(part: ReturnType<typeof lazyPart<typeof PART>>) {
  const PartTitle = () => createElement('b', null, part.use().title);
  const stream = await renderToReadableStream(createElement(PartTitle), {
    // React would print the error that the test expects.
    onError: () => {},
  });
  return new Response(stream).text();
}

describe('lazyPart', () => {
  it('loads the part once for all calls of load, during and after loading', async () => {
    const load = vi.fn(async () => PART);
    const part = lazyPart(load);
    const [first, second] = await Promise.all([part.load(), part.load()]);
    expect([first, second, await part.load()]).toEqual([PART, PART, PART]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads the part again when load is called after a failure', async () => {
    const load = vi.fn(async () => PART).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = lazyPart(load);
    await expect(part.load()).rejects.toThrow(FAILURE_MESSAGE);
    await expect(part.load()).resolves.toBe(PART);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('rejects with an error whose cause is the failure', async () => {
    const cause = new TypeError('Failed to fetch');
    const part = lazyPart(() => Promise.reject(cause));
    await expect(part.load()).rejects.toMatchObject({ cause });
  });

  it('returns a loaded part from use() even outside a component', async () => {
    const part = lazyPart(async () => PART);
    await part.load();
    expect(part.use()).toBe(PART);
  });

  it('makes the server wait for the part during rendering', async () => {
    expect(await renderPart(lazyPart(async () => PART))).toBe('<b>Manfaat</b>');
  });

  it('throws the failure in each rendering, and loads the part again only when load is called', async () => {
    const load = vi.fn(async () => PART).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = lazyPart(load);
    await expect(renderPart(part)).rejects.toThrow(FAILURE_MESSAGE);
    await expect(renderPart(part)).rejects.toThrow(FAILURE_MESSAGE);
    expect(load).toHaveBeenCalledTimes(1);
    await part.load();
    expect(await renderPart(part)).toBe('<b>Manfaat</b>');
  });
});

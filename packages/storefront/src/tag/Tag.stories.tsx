import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { plan, planPage } from '../../../ui/src/plans/fixtures/plans.ts';
import './naungan.ts';
import { guide } from './Tag.guide.ts';
import { ATTRIBUTES } from './tag-settings.ts';
import type { NaunganTag } from './tag-types.ts';

const API = 'https://broker.example';

/** Returns the response to a call of the API. A story may replace it, for example by a failure. */
let respond: (url: URL) => Promise<Response>;

async function api({ pathname, searchParams }: URL) {
  const health = { health: plan, birthDate: searchParams.get('dob') };
  const list = planPage({ page: Number(searchParams.get('page')), q: '' });
  let response: unknown = [];
  if (/\/health$/.test(pathname)) response = list;
  else if (/\/health\//.test(pathname)) response = health;
  return new Response(JSON.stringify({ message: 'OK', response }), {
    headers: { 'content-type': 'application/json' },
  });
}

/**
 * A storefront in a shadow root, from one script: `<naungan-plans line="kesehatan"
 * date-of-birth="1990-01-01">`.
 */
const meta = {
  title: 'Tag',
  parameters: { guide, layout: 'fullscreen' },
  render: () => (
    <>
      {createElement('naungan-plans', { api: API, line: 'kesehatan', 'date-of-birth': '1990-01-01' })}
      <footer>Toko Maju</footer>
    </>
  ),
  beforeEach: () => {
    history.replaceState(null, '');
    sessionStorage.clear();
    respond = api;
    const realFetch = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      return url.origin === API ? respond(url) : realFetch(input, init);
    });
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tagsIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<NaunganTag>('naungan-plans'),
];

/** Returns queries for the content of the element. Queries of the page do not find it, because it is in a shadow root. */
function contentOf(tag: NaunganTag | undefined) {
  const root = tag?.shadowRoot?.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('The element has no content');
  return within(root);
}

/**
 * Before it has loaded, the element displays a text and reserves its height; a failed start can be retried.
 * This story comes first, because the stylesheet is loaded once per page.
 */
export const FailsToStart: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, canvas, userEvent }) => {
    const [tag] = tagsIn(canvasElement);
    const shadow = tag?.shadowRoot;
    const footer = canvas.getByText('Toko Maju');
    const footerOffset = () => footer.getBoundingClientRect().top + window.scrollY;
    await waitFor(() => expect(shadow?.textContent).toContain('Produk belum dapat ditampilkan.'));
    await expect(shadow?.querySelector('[role="status"]')).toHaveTextContent(/Periksa koneksi internet Anda/);
    await expect(tag?.pending).toBe(false);
    await expect(footerOffset()).toBeGreaterThanOrEqual(window.innerHeight);
    const offsetBefore = footerOffset();

    let releaseStylesheet = () => {};
    const stylesheetReleased = new Promise<void>((resolve) => {
      releaseStylesheet = resolve;
    });
    spyOn(CSSStyleSheet.prototype, 'replace').mockImplementationOnce(async function (
      this: CSSStyleSheet,
      css,
    ) {
      await stylesheetReleased;
      this.replaceSync(css);
      return this;
    });
    const retry = shadow?.querySelector('button');
    await expect(retry).toHaveTextContent('Coba lagi');
    await userEvent.click(retry ?? document.body);
    await expect(shadow).toHaveTextContent('Memuat produk…');
    await expect(tag?.pending).toBe(true);
    await expect(footerOffset()).toBe(offsetBefore);

    releaseStylesheet();
    await waitFor(() => expect(tag?.pending).toBe(false));
    await expect(await contentOf(tag).findByRole('heading', { level: 2, name: /^24 produk/ })).toBeVisible();
    await expect(footerOffset()).toBeGreaterThanOrEqual(offsetBefore);
  },
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
    spyOn(CSSStyleSheet.prototype, 'replace').mockRejectedValueOnce(new Error('The stylesheet failed'));
  },
};

/**
 * Registered properties and font faces have no effect in a stylesheet of a shadow root. The element adds them to the
 * document, so that they also apply in the shadow root.
 */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [tag] = tagsIn(canvasElement);
    await waitFor(() => expect(tag?.pending).toBe(false));
    const heading = await contentOf(tag).findByRole('heading', { level: 2, name: /^24 produk/ });
    await expect(getComputedStyle(heading).fontFamily).toContain('Plus Jakarta Sans Variable');
    await waitFor(() =>
      expect(
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ).toContain('Plus Jakarta Sans Variable'),
    );
    const [card] = await contentOf(tag).findAllByRole('article');
    const style = getComputedStyle(card?.firstElementChild ?? document.body);
    // The border style is a registered property whose initial value is `solid`.
    await expect(style.borderTopStyle).toBe('solid');
    await expect(style.borderTopWidth).toBe('1px');
    // The tokens are registered too, and values set on the element override them.
    await expect(style.getPropertyValue('--nu-brand').trim()).not.toBe('');
    tag?.style.setProperty('--nu-brand', 'rgb(1, 2, 3)');
    await expect(style.getPropertyValue('--nu-brand').trim()).toBe('rgb(1, 2, 3)');
  },
};

/** If the API does not respond, the list shows the failure and can be retried. */
export const ApiUnavailable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const [tag] = tagsIn(canvasElement);
    await waitFor(() => expect(tag?.pending).toBe(false));
    const retry = await contentOf(tag).findByRole('button', { name: 'Coba lagi' });
    await expect(await contentOf(tag).findByText(/^Gagal memuat data/)).toBeVisible();
    respond = api;
    await userEvent.click(retry);
    await expect(await contentOf(tag).findAllByRole('article')).not.toHaveLength(0);
  },
  beforeEach: () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
  },
};

/**
 * Invalid attributes are reported to the developer, and visitors see a text; corrected attributes start the storefront.
 */
export const InvalidAttributes: Story = {
  tags: ['!autodocs'],
  render: () =>
    createElement('naungan-plans', { api: API, line: 'KESEHATAN', 'date-of-birth': '1990-01-01' }),
  play: async ({ canvasElement }) => {
    const [tag] = tagsIn(canvasElement);
    const statusText = () => tag?.shadowRoot?.querySelector('[role="status"]')?.textContent;
    await expect(statusText()).toBe('Produk belum dapat ditampilkan.');
    await expect(tag?.pending).toBe(false);
    await expect(console.error).toHaveBeenCalledWith('<naungan-plans>: line="KESEHATAN" is not sold here.');
    tag?.setAttribute('line', 'kesehatan');
    const heading = { level: 2, name: /^24 produk/ };
    await waitFor(() => expect(contentOf(tag).getByRole('heading', heading)).toBeVisible());
    tag?.setAttribute('line', 'perjalanan');
    await waitFor(() => expect(statusText()).toBe('Produk belum dapat ditampilkan.'));
    tag?.setAttribute('line', 'kesehatan');
    await waitFor(() => expect(contentOf(tag).getByRole('heading', heading)).toBeVisible());
  },
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
  },
};

/**
 * The two elements can show different pages, such as a list and a plan. A step back in the browser affects only the element
 * whose page changed last. Both elements share the stylesheet.
 */
export const TwoOnAPage: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {['1990-01-01', '1960-01-01'].map((dob) =>
        createElement('naungan-plans', { key: dob, api: API, line: 'kesehatan', 'date-of-birth': dob }),
      )}
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const [first, second] = tagsIn(canvasElement);
    await waitFor(() => expect(first?.pending || second?.pending).toBe(false));
    await expect(await contentOf(first).findByText(/01\/01\/1990/)).toBeVisible();
    await expect(await contentOf(second).findByText(/01\/01\/1960/)).toBeVisible();
    await expect(second?.shadowRoot?.adoptedStyleSheets.at(-1)).toBe(
      first?.shadowRoot?.adoptedStyleSheets.at(-1),
    );
    const [details] = await contentOf(second).findAllByRole('link', { name: /^Detail / });
    await userEvent.click(details ?? document.body);
    await expect(
      await contentOf(second).findByRole('heading', { level: 2, name: plan.productName }),
    ).toBeVisible();
    await expect(contentOf(first).getByRole('heading', { level: 2, name: /^24 produk/ })).toBeVisible();
    history.back();
    await expect(
      await contentOf(second).findByRole('heading', { level: 2, name: /^24 produk/ }),
    ).toBeVisible();
  },
};

/** Each attribute of a tag is a property of the same meaning, in camel case. */
export const Properties: Story = {
  tags: ['!autodocs'],
  // The tag on the page is still loading its plans when the story ends.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const tag = document.createElement('naungan-plans');
    for (const name of ATTRIBUTES) {
      const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      await expect(tag).toHaveProperty(property, null);
      Object.assign(tag, { [property]: 'x' });
      await expect(tag).toHaveAttribute(name, 'x');
      tag.setAttribute(name, 'y');
      await expect(tag).toHaveProperty(property, 'y');
      Object.assign(tag, { [property]: null });
      await expect(tag).not.toHaveAttribute(name);
    }
  },
};

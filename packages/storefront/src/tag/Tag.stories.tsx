import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { plan, planPage } from '../../../ui/src/plans/fixtures/plans.ts';
import './naungan.ts';
import css from './tag.css?inline';
import sheet from './tag.css?url';
import type { NaunganTag } from './tag-types.ts';

const API = 'https://broker.example';

/** What a call is answered with; a story may keep one waiting, or fail it. */
let answers: { sheet: () => Promise<Response>; api: (url: URL) => Promise<Response> };

const stylesheet = async () => new Response(css, { headers: { 'content-type': 'text/css' } });

async function api({ pathname, searchParams }: URL) {
  const health = { health: plan, birthDate: searchParams.get('dob') };
  const list = planPage({ page: Number(searchParams.get('page')), q: '' });
  const response = /\/health$/.test(pathname) ? list : /\/health\//.test(pathname) ? health : [];
  return new Response(JSON.stringify({ message: 'OK', response }), {
    headers: { 'content-type': 'application/json' },
  });
}

/** A storefront in a shadow root, from one script: `<naungan-plans line="kesehatan" date-of-birth="1990-01-01">`. */
const meta = {
  title: 'Tag',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {createElement('naungan-plans', { api: API, line: 'kesehatan', 'date-of-birth': '1990-01-01' })}
      <footer>Toko Maju</footer>
    </>
  ),
  beforeEach: () => {
    history.replaceState(null, '');
    sessionStorage.clear();
    answers = { sheet: stylesheet, api };
    const real = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      if (url.href === new URL(sheet, location.href).href) return answers.sheet();
      return url.origin === API ? answers.api(url) : real(input, init);
    });
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tagsIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<NaunganTag>('naungan-plans'),
];

/** What is inside the tag, which a page does not see. */
function inside(tag: NaunganTag | undefined) {
  const root = tag?.shadowRoot?.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('The tag has nothing in it.');
  return within(root);
}

/**
 * Before anything of it is loaded the tag says so, and keeps its place; a start that fails can be tried again. The stylesheet is
 * loaded once a page, so this story comes first.
 */
export const FailsToStart: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, canvas, userEvent }) => {
    const [tag] = tagsIn(canvasElement);
    const shadow = tag?.shadowRoot;
    const below = canvas.getByText('Toko Maju');
    const place = () => below.getBoundingClientRect().top + window.scrollY;
    await waitFor(() => expect(shadow?.textContent).toContain('Produk belum dapat ditampilkan.'));
    await expect(shadow?.querySelector('[role="status"]')).toHaveTextContent(
      /Periksa sambungan internet Anda/,
    );
    await expect(tag?.loading).toBe(false);
    await expect(place()).toBeGreaterThanOrEqual(window.innerHeight);
    const before = place();

    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answers.sheet = () => arrival.then(stylesheet);
    const retry = shadow?.querySelector('button');
    await expect(retry).toHaveTextContent('Coba lagi');
    await userEvent.click(retry ?? document.body);
    await expect(shadow).toHaveTextContent('Memuat produk…');
    await expect(tag?.loading).toBe(true);
    await expect(place()).toBe(before);

    arrive();
    await waitFor(() => expect(tag?.loading).toBe(false));
    await expect(await inside(tag).findByRole('heading', { level: 2, name: /^24 produk/ })).toBeVisible();
    await expect(place()).toBeGreaterThanOrEqual(before);
  },
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
    answers.sheet = () => Promise.reject(new TypeError('Failed to fetch'));
  },
};

/** Properties and faces have no effect in a shadow root: they are said to the document, and hold inside. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [tag] = tagsIn(canvasElement);
    await waitFor(() => expect(tag?.loading).toBe(false));
    const heading = await inside(tag).findByRole('heading', { level: 2, name: /^24 produk/ });
    await expect(getComputedStyle(heading).fontFamily).toContain('Plus Jakarta Sans Variable');
    await document.fonts.load('600 20px "Plus Jakarta Sans Variable"');
    await expect(document.fonts.check('600 20px "Plus Jakarta Sans Variable"')).toBe(true);
    const [card] = await inside(tag).findAllByRole('article');
    const look = getComputedStyle(card?.firstElementChild ?? document.body);
    // The style of a border is a registered property whose initial value is `solid`.
    await expect(look.borderTopStyle).toBe('solid');
    await expect(look.borderTopWidth).toBe('1px');
    // The tokens are registered too, and what the page says on the tag wins.
    await expect(look.getPropertyValue('--nu-brand').trim()).not.toBe('');
    tag?.style.setProperty('--nu-brand', 'rgb(1, 2, 3)');
    await expect(look.getPropertyValue('--nu-brand').trim()).toBe('rgb(1, 2, 3)');
  },
};

/** The tag is there, the API is not: the list says so, and tries again. */
export const ApiIsAway: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const [tag] = tagsIn(canvasElement);
    await waitFor(() => expect(tag?.loading).toBe(false));
    const retry = await inside(tag).findByRole('button', { name: 'Coba lagi' });
    await expect(await inside(tag).findByText(/^Gagal memuat data/)).toBeVisible();
    answers.api = api;
    await userEvent.click(retry);
    await expect(await inside(tag).findAllByRole('article')).not.toHaveLength(0);
  },
  beforeEach: () => {
    answers.api = () => Promise.reject(new TypeError('Failed to fetch'));
  },
};

/** What makes no sense is said to the developer, and readers see that nothing comes; a change mends it, or undoes it. */
export const SettingsWithoutSense: Story = {
  tags: ['!autodocs'],
  render: () =>
    createElement('naungan-plans', { api: API, line: 'KESEHATAN', 'date-of-birth': '1990-01-01' }),
  play: async ({ canvasElement }) => {
    const [tag] = tagsIn(canvasElement);
    const sentence = () => tag?.shadowRoot?.querySelector('[role="status"]')?.textContent;
    await expect(sentence()).toBe('Produk belum dapat ditampilkan.');
    await expect(tag?.loading).toBe(false);
    await expect(console.error).toHaveBeenCalledWith('<naungan-plans>: line="KESEHATAN" is not sold here.');
    tag?.setAttribute('line', 'kesehatan');
    const heading = { level: 2, name: /^24 produk/ };
    await waitFor(() => expect(inside(tag).getByRole('heading', heading)).toBeVisible());
    tag?.setAttribute('line', 'perjalanan');
    await waitFor(() => expect(sentence()).toBe('Produk belum dapat ditampilkan.'));
    tag?.setAttribute('line', 'kesehatan');
    await waitFor(() => expect(inside(tag).getByRole('heading', heading)).toBeVisible());
  },
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
  },
};

/** Each keeps its own page, and finds it again on the way back; they share the stylesheet. */
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
    await waitFor(() => expect(first?.loading || second?.loading).toBe(false));
    await expect(await inside(first).findByText(/01\/01\/1990/)).toBeVisible();
    await expect(await inside(second).findByText(/01\/01\/1960/)).toBeVisible();
    await expect(second?.shadowRoot?.adoptedStyleSheets.at(-1)).toBe(
      first?.shadowRoot?.adoptedStyleSheets.at(-1),
    );
    const [details] = await inside(second).findAllByRole('link', { name: /^Detail / });
    await userEvent.click(details ?? document.body);
    await expect(
      await inside(second).findByRole('heading', { level: 2, name: plan.productName }),
    ).toBeVisible();
    await expect(inside(first).getByRole('heading', { level: 2, name: /^24 produk/ })).toBeVisible();
    history.back();
    await expect(await inside(second).findByRole('heading', { level: 2, name: /^24 produk/ })).toBeVisible();
  },
};

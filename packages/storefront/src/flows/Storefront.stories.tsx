import { MESSAGES } from '@naungan/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectCards } from '../../../ui/src/plans/fixtures/expect-cards.ts';
import { plan, planPage } from '../../../ui/src/plans/fixtures/plans.ts';
import type { StorefrontEvent } from '../events.ts';
import { guide } from './Storefront.guide.ts';
import { Storefront } from './Storefront.tsx';

const API = 'https://broker.example';

/** Responses of the broker's API to a visitor. */
function responseOf({ pathname, searchParams }: URL): unknown {
  if (/\/health$/.test(pathname)) return planPage({ page: Number(searchParams.get('page')), q: '' });
  if (/\/health\//.test(pathname)) return { health: plan, birthDate: searchParams.get('dob') };
  return [];
}

const api = fn(async (input: RequestInfo | URL) => {
  const url = new URL(input instanceof Request ? input.url : input);
  return new Response(JSON.stringify({ message: 'OK', response: responseOf(url) }), {
    headers: { 'content-type': 'application/json' },
  });
});

type StoryProps = ComponentProps<typeof Storefront<'kesehatan'>>;

/** A partner's page with its own form for the birth date. */
function PartnerPage(props: StoryProps) {
  const [search, setSearch] = useState(props.search);
  return (
    <div>
      <h1>Toko Maju</h1>
      <button type="button" onClick={() => setSearch({ dob: '1960-01-01' })}>
        Lahir 1960
      </button>
      <Storefront {...props} search={search} />
    </div>
  );
}

const onEvent = fn();
const eventsNow = () => onEvent.mock.calls.map(([event]) => event as StorefrontEvent);

const meta = {
  title: 'Storefront',
  component: Storefront<'kesehatan'>,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    api: API,
    partner: 'toko-maju',
    line: 'kesehatan',
    search: { dob: '1990-01-01' },
    headingLevel: 2,
    storageKeys: 'story',
    fetch: api,
    onEvent,
  },
  render: (args) => <PartnerPage {...args} />,
  beforeEach: () => {
    history.replaceState(null, '');
    sessionStorage.clear();
    onEvent.mockClear();
  },
} satisfies Meta<typeof Storefront<'kesehatan'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The visitor opens a plan of the list and starts an order. The order requires a login. From the login the visitor opens the
 * registration, and goes back to the login. The URL of the partner's page does not change.
 */
export const FromListToOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    const initialUrl = location.href;
    await expect(await canvas.findByRole('heading', { level: 2, name: /^24 produk/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Jejak halaman' })).toBeNull();
    await expectCards(canvas, 10);
    const [details] = canvas.getAllByRole('link', { name: /^Detail / });
    await userEvent.click(details ?? document.body);
    await expect(await canvas.findByRole('heading', { level: 2, name: plan.productName })).toBeVisible();
    const [choose] = await canvas.findAllByRole('link', { name: 'Pilih Sekarang' });
    await userEvent.click(choose ?? document.body);
    await expect(await canvas.findByText(/^Untuk memesan Asuransi Kesehatan Anda perlu akun/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Daftar sekarang' }));
    await expect(await canvas.findByRole('button', { name: 'Daftar' })).toBeVisible();
    await expect(location.href).toBe(initialUrl);
    history.back();
    await expect(await canvas.findByRole('button', { name: 'Masuk' })).toBeVisible();
    const facts = {
      line: 'kesehatan',
      planId: expect.any(String),
      premium: expect.any(Number),
      currency: 'IDR',
      partner: 'toko-maju',
    };
    await expect(eventsNow()).toEqual([
      { name: 'naungan-search', detail: { ...facts, planId: null, premium: null, plans: 24 } },
      { name: 'naungan-viewed', detail: facts },
      { name: 'naungan-selected', detail: facts },
    ]);
    await expect(JSON.stringify(eventsNow())).not.toContain('1990-01-01');
  },
};

/** A withdrawn plan is reported before a login is required. */
export const OrderOfWithdrawnPlan: Story = {
  args: {
    fetch: fn(async (input: RequestInfo | URL) => {
      const isPlanCall = /\/health\//.test(new URL(input instanceof Request ? input.url : input).pathname);
      return isPlanCall
        ? new Response(JSON.stringify({ message: 'Tidak ditemukan' }), { status: 404 })
        : api(input);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectCards(canvas, 10);
    const [choose] = canvas.getAllByRole('link', { name: /^Beli / });
    await userEvent.click(choose ?? document.body);
    await expect(await canvas.findByText(MESSAGES.plans.notFound)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Masuk' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Lihat produk lain' }));
    await expectCards(canvas, 10);
  },
};

/** When the partner's form changes the birth date, the storefront shows the list again. */
export const AnotherBirthDate: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectCards(canvas, 10);
    const [details] = canvas.getAllByRole('link', { name: /^Detail / });
    await userEvent.click(details ?? document.body);
    await canvas.findByRole('heading', { level: 2, name: plan.productName });
    await userEvent.click(canvas.getByRole('button', { name: 'Lahir 1960' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^24 produk/ })).toBeVisible();
    await waitFor(() =>
      expect(api.mock.calls.some(([input]) => String(input).includes('dob=1960-01-01'))).toBe(true),
    );
    await expect(canvas.getByText(/01\/01\/1960/)).toBeVisible();
  },
};

/** Without a search, the form requests the birth date. */
export const WithoutSearch: Story = {
  render: ({ search: _, ...args }) => <Storefront {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cari Produk' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /produk/ })).toBeVisible();
  },
};

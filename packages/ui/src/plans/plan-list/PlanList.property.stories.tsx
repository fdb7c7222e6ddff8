import { emptySearch } from '@naungan/domain/lines/property';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { fireEarthquakePlan, firePlan, searchFor } from '../../lines/property/fixtures.ts';
import { expectCards } from '../fixtures/expect-cards.ts';
import { propertyPage } from '../fixtures/properties.ts';
import { readPlanQuery } from '../plan-query/index.ts';
import { PlanList, type PlanListProps } from './PlanList.tsx';

const FireList = (props: PlanListProps<'kebakaran'>) => <PlanList {...props} />;
const search = searchFor('kebakaran', { timePeriod: 3 });

const meta = {
  title: 'Plans/PlanList of buildings',
  component: FireList,
  parameters: { layout: 'fullscreen' },
  args: {
    line: 'kebakaran',
    search,
    today: '2026-11-22',
    query: readPlanQuery('kebakaran', new URLSearchParams()),
    onQueryChange: fn(),
    load: async () => propertyPage(4, 3),
    signedIn: true,
    isKnownGuest: false,
    loginHref: '/login',
    hrefs: {
      landing: '/products/kebakaran',
      change: '/products/kebakaran',
      detail: (id, line = 'kebakaran') => `/products/${line}/plan/${id}`,
      order: (id, line = 'kebakaran') => `/products/${line}/order/${id}`,
    },
    loadPlan: async (id: string) => ({
      ...(id === 'plan-1' ? fireEarthquakePlan : firePlan),
      _id: id,
      productName: id,
    }),
    onSubmitGuest: fn(async () => {}),
    onRequestConsultant: fn(async () => undefined),
  },
} satisfies Meta<typeof FireList>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A card shows the yearly premium of each cover (fire, earthquake). A product with both covers belongs to the line
 * `kebakaran-gempabumi`: the card and the comparison link to the order form of this line.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectCards(canvas, 4);
    await expect(
      canvas.getByText(/^Rumah tinggal \(bukan ruko\), maksimal 3 lantai · Rp1\.200\.000\.000 · 3 tahun/),
    ).toBeVisible();
    const cardOfBoth = within(canvas.getByRole('article', { name: 'Rumah Aman 2' }));
    const premiums = within(cardOfBoth.getByRole('list', { name: 'Bagian premi' }));
    await expect(premiums.getByText('Rp362.800')).toBeVisible();
    await expect(premiums.getByText('Rp1.620.000')).toBeVisible();
    await expect(cardOfBoth.getByText('Rp2.047.800')).toBeVisible();
    // 3 years × 1.982.800, and the admin fee of 65.000 once.
    await expect(cardOfBoth.getByText('Rp6.013.400').closest('p')).toHaveTextContent(
      'Rp6.013.400 untuk 3 tahun',
    );
    await expect(canvas.queryByRole('combobox', { name: 'Kategori' })).toBeNull();
    await expect(cardOfBoth.getByRole('link', { name: /^Beli / })).toHaveAttribute(
      'href',
      '/products/kebakaran-gempabumi/order/plan-1',
    );
    await expect(canvas.getByRole('link', { name: 'Detail Rumah Aman 1' })).toHaveAttribute(
      'href',
      '/products/kebakaran/plan/plan-0',
    );
    for (const number of [1, 2])
      await userEvent.click(canvas.getByRole('button', { name: `Bandingkan Rumah Aman ${number}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bandingkan (2/2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bandingkan produk' }));
    await expect(await dialog.findByRole('link', { name: 'Beli plan-1' })).toHaveAttribute(
      'href',
      '/products/kebakaran-gempabumi/order/plan-1',
    );
    // The comparison shows the yearly price, as the cards do, although the search is for three years.
    await expect(dialog.getByText('Rp387.800')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^Gempa bumi .*Tidak tersedia Rp/ })).toBeVisible();
  },
};

const bothCovers = { coverages: ['kebakaran-gempabumi', 'kebakaran'] as const };

/**
 * After a search for both covers the list has a filter by cover [Q46]. It initially shows the products with both
 * covers, and can show all products.
 */
export const FilterByCover: Story = {
  args: { search: { ...search, ...bothCovers } },
  play: async ({ canvas, args }) => {
    await expectCards(canvas, 4);
    const category = canvas.getByRole('combobox', { name: 'Kategori' });
    await expect(category).toHaveDisplayValue('Kebakaran + Gempa Bumi');
    await expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Kebakaran + Gempa Bumi', 'Kebakaran', 'Semua jaminan']);
    await expect(canvas.queryByRole('button', { name: 'Hapus filter' })).toBeNull();
    await userEvent.selectOptions(category, 'Semua jaminan');
    await userEvent.click(canvas.getByRole('button', { name: 'Cari' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      ...args.query,
      lineFilters: { category: 'all' },
    });
  },
};

export const FilterByCoverPhone: Story = {
  tags: ['!autodocs'],
  args: { search: { ...search, ...bothCovers } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectCards(canvas, 4);
    await expect(canvas.getByRole('combobox', { name: 'Kategori' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** If no product with both covers insures the building, the hint suggests another value of the filter by cover. */
export const NoneOfThisCategory: Story = {
  tags: ['!autodocs'],
  args: { search: { ...search, ...bothCovers }, load: async () => propertyPage(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Coba pilih kategori lain/)).toBeVisible();
  },
};

/** For a term of one year the yearly price is also the price of the term, so the card shows it only once. */
export const OneYear: Story = {
  tags: ['!autodocs'],
  args: { search: searchFor('kebakaran', { timePeriod: 1 }), load: async () => propertyPage(4) },
  play: async ({ canvas }) => {
    await expectCards(canvas, 4);
    await expect(canvas.queryByText(/untuk \d+ tahun/)).toBeNull();
  },
};

export const NoneForThisOccupation: Story = {
  name: '[2 §8] Kami tidak menemukan item yang cocok dengan okupasi Anda',
  args: { search: { ...search, occupationInsurable: false }, load: async () => propertyPage(0) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Kami tidak menemukan item yang cocok dengan okupasi Anda'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Ubah data bangunan' })).toHaveLength(2);
  },
};

export const NoneForThisBuilding: Story = {
  name: '[2 §8] Produk yang sesuai dengan data yang Anda input tidak ditemukan',
  args: { load: async () => propertyPage(0) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Produk yang sesuai dengan data yang Anda input tidak ditemukan'),
    ).toBeVisible();
  },
};

export const NoBuilding: Story = {
  tags: ['!autodocs'],
  args: { search: emptySearch('kebakaran'), load: async () => propertyPage(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harap lengkapi semua field yg di butuhkan')).toBeVisible();
    await expect(canvas.getByText('Bangunan belum dipilih')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { vehiclePlanOnline, vehicleSearch } from '../../lines/vehicle/fixtures.ts';
import { expectCards } from '../fixtures/expect-cards.ts';
import { guestVehiclePage, vehiclePage } from '../fixtures/vehicles.ts';
import { readPlanQuery } from '../plan-query/index.ts';
import { PlanList, type PlanListProps } from './PlanList.tsx';

const QUERY = 'vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B';
const INCOMPLETE_SEARCH = { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] } as const;

const VehicleList = (props: PlanListProps<'kendaraan'>) => <PlanList {...props} />;

const meta = {
  title: 'Plans/PlanList of vehicles',
  component: VehicleList,
  parameters: { layout: 'fullscreen' },
  args: {
    line: 'kendaraan',
    search: vehicleSearch,
    today: '2026-11-22',
    query: readPlanQuery('kendaraan', new URLSearchParams(QUERY)),
    onQueryChange: fn(),
    load: async () => vehiclePage(4),
    signedIn: true,
    isKnownGuest: false,
    loginHref: '/login',
    hrefs: {
      landing: '/products/kendaraan',
      change: `/products/kendaraan?${QUERY}`,
      detail: (id: string) => `/products/kendaraan/list/${id}?${QUERY}`,
      order: (id: string) => `/products/kendaraan/${id}/order?${QUERY}`,
    },
    loadPlan: async (id: string) => ({ ...vehiclePlanOnline, _id: id }),
    onSubmitGuest: fn(async () => {}),
    onRequestConsultant: fn(async () => undefined),
  },
} satisfies Meta<typeof VehicleList>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The list shows products of both covers, cheapest first. A card shows how much its discount saves, and three
 * plans can be compared. Enter in the search box applies the filter by cover without the delay.
 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expectCards(canvas, 4);
    await expect(
      canvas.getByRole('heading', { level: 1, name: '4 produk untuk kendaraan Anda' }),
    ).toBeVisible();
    await expect(canvas.getByText('Toyota Avanza 1.5 G CVT 2024 · Rp237.000.000 · Pelat B')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ubah kendaraan' })).toHaveAttribute(
      'href',
      args.hrefs.change,
    );
    const firstCard = within(canvas.getByRole('article', { name: 'Oto Lengkap 1' }));
    await expect(firstCard.getByText('Rp5.450.000')).toBeVisible();
    await expect(firstCard.getByText('Rp5.750.000').closest('s')).not.toBeNull();
    await expect(firstCard.getByText('Hemat 5%')).toBeVisible();
    await expect(
      within(canvas.getByRole('article', { name: 'Oto Lengkap 2' })).queryByText(/^Hemat/),
    ).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Urutkan' })).toHaveValue('premium-asc');
    for (const number of [1, 2, 3])
      await userEvent.click(canvas.getByRole('button', { name: `Bandingkan Oto Lengkap ${number}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bandingkan (3/3)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bandingkan produk' }));
    await expect(await dialog.findAllByRole('columnheader')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Kategori' }), 'TLO');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari nama produk' }), '{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      ...args.query,
      lineFilters: { category: 'tlo' },
    });
  },
};

/**
 * A guest sees the cheapest product of each cover first. A badge explains why the third product, which is cheaper than the
 * second, comes after it.
 */
export const CheapestOfEachCover: Story = {
  args: { signedIn: false, load: async () => guestVehiclePage },
  play: async ({ canvas }) => {
    const badges = () =>
      canvas.queryAllByText(/termurah di daftar ini$/).map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(badges()).toEqual(['TLO termurah di daftar ini', 'All Risk termurah di daftar ini']),
    );
    const thirdCard = within(await canvas.findByRole('article', { name: 'Oto Lengkap 4' }));
    await expect(thirdCard.queryByText(/termurah/)).toBeNull();
  },
};

/** 'Manfaat' on a card opens a dialog with the benefits and their notes. */
export const BenefitsFromCard: Story = {
  play: async ({ canvas }) => {
    await expectCards(canvas, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Manfaat Oto Lengkap 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Oto Lengkap 2' }));
    await expect(
      await dialog.findByRole('row', { name: /^Kerusakan sebagian Catatan: Di bengkel rekanan/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Lihat detail produk' })).toHaveAttribute(
      'href',
      `/products/kendaraan/list/plan-1?${QUERY}`,
    );
  },
};

/** For a motorcycle, which has a single cover, the list has no filter by cover. */
export const OneCover: Story = {
  tags: ['!autodocs'],
  args: { search: { ...vehicleSearch, vehicleType: 'MV2', coverage: ['tlo'] } },
  play: async ({ canvas }) => {
    await expectCards(canvas, 4);
    await expect(canvas.queryByRole('combobox', { name: 'Kategori' })).toBeNull();
  },
};

/**
 * For a URL with an unavailable cover and with a brand that does not match the model, the page states both problems and
 * what the list shows instead.
 */
export const UnavailableCoverInUrl: Story = {
  tags: ['!autodocs'],
  args: {
    search: {
      ...vehicleSearch,
      brand: 'honda',
      vehicleType: 'TRUCK',
      coverage: ['tlo'],
      unavailableCovers: ['allrisk'],
    },
  },
  play: async ({ canvas }) => {
    await expectCards(canvas, 4);
    await expect(
      canvas.getByText(/^All Risk tidak tersedia untuk truk: yang tampil adalah produk TLO\. /),
    ).toHaveTextContent(
      /Brand di alamat ini tidak sesuai dengan modelnya: yang tampil adalah produk untuk Toyota Avanza 1\.5 G CVT 2024\.$/,
    );
  },
};

export const NoneForThisVehicle: Story = {
  name: '[2 §8] Kami belum menemukan produk yang sesuai dengan kendaraan kami',
  args: { load: async () => vehiclePage(0) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Kami belum menemukan produk yang sesuai dengan kendaraan kami'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Ubah kendaraan' })).toHaveLength(2);
  },
};

export const NoVehicle: Story = {
  name: '[2 §8] Tidak Ada Produk yang Dipilih',
  args: { search: INCOMPLETE_SEARCH, load: async () => vehiclePage(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak Ada Produk yang Dipilih')).toBeVisible();
    await expect(canvas.getByText('Kendaraan belum dipilih')).toBeVisible();
  },
};

/** The price in an old URL is outside the current market range: the list shows this reason, and no button to retry. */
export const OutdatedPrice: Story = {
  name: '[2 §5] Kisaran Harga Pasaran : {min} s/d {max}',
  args: {
    load: () =>
      Promise.reject({
        status: 422,
        message: 'Silahkan lengkapi model kendaraan Anda ya..',
        fields: [{ path: 'price', message: 'Kisaran Harga Pasaran : Rp137.272.728 s/d Rp166.100.000' }],
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Silahkan lengkapi model kendaraan Anda ya..')).toBeVisible();
    await expect(canvas.getByText('Kisaran Harga Pasaran : Rp137.272.728 s/d Rp166.100.000.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull());
  },
};

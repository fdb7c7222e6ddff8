import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createChangeSource } from '../story-data/change-source.ts';
import { orderCards } from '../story-data/order.ts';
import { OrderList, type OrderListProps } from './index.ts';
import { guide } from './OrderList.guide.ts';

const changeSource = createChangeSource();

/** Stores the selected tab in memory; a site stores it in the URL. */
function StatefulList(props: ComponentProps<typeof OrderList>) {
  const [tab, setTab] = useState(props.tab);
  return (
    <div className="nu:container-page nu:py-6">
      <OrderList
        {...props}
        tab={tab}
        onTabChange={(newTab) => {
          props.onTabChange(newTab);
          setTab(newTab);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Orders/OrderList',
  component: OrderList,
  render: (args) => <StatefulList {...args} />,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    tab: 'kesehatan',
    onTabChange: fn(),
    load: (async () => orderCards) as OrderListProps['load'],
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Orderan Saya' })).toBeVisible();
    await expect(await canvas.findByText('4 pesanan', { selector: 'h2' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Perbarui data pesanan KPA-20261121-000010' }),
    ).toHaveAttribute('href', '/orders/kesehatan/o-1/update');
    await expect(canvas.getByRole('link', { name: 'Bayar pesanan KPA-20261121-000011' })).toHaveAttribute(
      'href',
      '/invoice/o-2/kesehatan',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Kebakaran + Gempa Bumi' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('kebakaran-gempabumi');
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
  },
};

const PLATES = ['B 1234 CD', 'D 77 XYZ'];
const vehicleCards = orderCards.slice(0, PLATES.length).map((card, index) => ({
  ...card,
  productType: 'kendaraan' as const,
  objectInsured: { title: 'Kendaraan', value: `Toyota Avanza 1.5 G CVT 2024 (${PLATES[index]})` },
}));

/**
 * A row of a vehicle order names the vehicle, so that a customer with several vehicles can distinguish the
 * orders.
 */
export const Vehicles: Story = {
  args: { tab: 'kendaraan', load: async () => vehicleCards },
  play: async ({ canvas }) => {
    for (const plate of PLATES)
      await expect(await canvas.findByText(`Toyota Avanza 1.5 G CVT 2024 (${plate})`)).toBeVisible();
  },
};

/** The badge of a rejected order is 'Dalam Proses', so the row states the decision. */
export const Rejected: Story = {
  args: {
    load: async () =>
      orderCards.slice(0, 1).map((card) => ({ ...card, statusOrder: 'reject' as const, invoice: null })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pengajuan tidak disetujui')).toBeVisible();
    await expect(canvas.getByText('Dalam Proses')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Perbarui data/ })).toBeNull();
  },
};

const notes = [
  { title: 'Laporkan bencana secepatnya', description: 'Beri tahu kami paling lambat 7 hari kalender.' },
  { title: 'Foto sebelum dibereskan', description: 'Ambil foto seluruh kerusakan dari dekat dan dari jauh.' },
  { title: 'Cegah kerugian bertambah', description: 'Matikan listrik dan gas.' },
  { title: 'Harga bangunan berubah?', description: 'Setelah renovasi, sesuaikan nilai bangunan.' },
];
const loadNotes = fn(async () => notes);

/** Notes are shown above property orders only. */
export const PropertyNotes: Story = {
  args: { tab: 'kebakaran', loadNotes },
  play: async ({ canvas, userEvent }) => {
    const carousel = within(await canvas.findByRole('region', { name: 'Catatan penting' }));
    await expect(carousel.getAllByRole('listitem')).toHaveLength(4);
    await expect(carousel.getByText('Laporkan bencana secepatnya')).toBeVisible();
    await expect(loadNotes).toHaveBeenLastCalledWith('kebakaran');
    await userEvent.click(canvas.getByRole('tab', { name: 'Gempa Bumi' }));
    await waitFor(() => expect(loadNotes).toHaveBeenLastCalledWith('gempabumi'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Kesehatan 4 pesanan' }));
    await expect(canvas.queryByRole('region', { name: 'Catatan penting' })).toBeNull();
  },
};

/** If the notes fail to load, the list is unaffected. */
export const NotesFailed: Story = {
  tags: ['!autodocs'],
  args: {
    tab: 'kebakaran',
    loadNotes: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Catatan penting' })).toBeNull();
  },
};

/** Without a product in the URL, the tab of the newest order opens. */
export const OpensNewestTab: Story = {
  tags: ['!autodocs'],
  args: {
    tab: null,
    load: async () => {
      const [newest, ...others] = orderCards;
      return newest ? [{ ...newest, productType: 'kecelakaandiri' }, ...others] : [];
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Jiwa 1 pesanan', selected: true })).toBeVisible();
    await expect(canvas.getByText('1 pesanan', { selector: 'h2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Kesehatan 3 pesanan' }));
    await expect(canvas.getByText('3 pesanan', { selector: 'h2' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Kendaraan' })).toBeVisible();
  },
};

/** No tab is selected until the newest order is known, because the selected tab must not change without a click. */
export const LoadingNewestTab: Story = {
  args: { tab: null, load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
    await expect(canvas.queryByRole('tab', { selected: true })).toBeNull();
  },
};

/** Each change reloads the list and announces the new statuses. A click on another tab adds no second subscription. */
export const ReloadsAfterChange: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    const [firstCard, ...others] = orderCards;
    const lists = [
      [],
      firstCard ? [firstCard] : [],
      firstCard ? [{ ...firstCard, statusOrder: 'approve' as const }, ...others] : [],
    ];
    args.load = async () => lists.shift() ?? orderCards;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
    changeSource.triggerChange();
    await expect(await canvas.findByText('1 pesanan', { selector: 'h2' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/000010: Pending$/));
    // The next reload removes this link while it has the focus. The new status must be announced nevertheless.
    canvas.getByRole('link', { name: 'Perbarui data pesanan KPA-20261121-000010' }).focus();
    changeSource.triggerChange();
    await expect(await canvas.findByText('4 pesanan', { selector: 'h2' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/000010: Disetujui/));
    await userEvent.click(canvas.getByRole('tab', { name: 'Kendaraan' }));
    await waitFor(() => expect(changeSource.watcherCount()).toBe(1));
  },
};

let resolveRows: (rows: typeof orderCards) => void = () => undefined;
const deferredResponse = () =>
  new Promise<typeof orderCards>((resolve) => {
    resolveRows = resolve;
  });

/** The first load is displayed, even if a refresh fails before the first load has finished. */
export const ChangeWhileLoading: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    args.load = fn<OrderListProps['load']>()
      .mockImplementationOnce(deferredResponse)
      .mockImplementationOnce(async () => {
        // The first request succeeds after the second request has failed.
        setTimeout(() => resolveRows(orderCards));
        throw new Error('Koneksi internet terputus');
      });
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(changeSource.watcherCount()).toBe(1));
    changeSource.triggerChange();
    await expect(await canvas.findByText('4 pesanan', { selector: 'h2' })).toBeVisible();
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};

/** The tab stays selected during a retry. When the orders have loaded, the page's heading gets the focus. */
export const Retried: Story = {
  tags: ['!autodocs'],
  args: { tab: null },
  beforeEach: ({ args }) => {
    args.load = fn<OrderListProps['load']>()
      .mockRejectedValueOnce(new Error('Koneksi internet terputus'))
      .mockImplementationOnce(deferredResponse);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
    await expect(canvas.getByRole('tab', { name: 'Kesehatan', selected: true })).toBeVisible();
    resolveRows(orderCards);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Orderan Saya' })).toHaveFocus());
  },
};

export const Phone: Story = {
  args: { title: 'Pembelian Asuransi', headingLevel: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 pesanan', { selector: 'h3' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Empty: Story = {
  args: { load: async () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cari produk' })).toHaveAttribute(
      'href',
      '/products/kesehatan',
    );
  },
};

/** The prop `messages` of a page replaces single texts; the other texts stay. */
export const OtherTexts: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => [],
    messages: { search: 'Find a product', empty: (line) => `${line}: none yet` },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
    await expect(canvas.getByText('Kesehatan: none yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a product' })).toBeVisible();
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const Failed: Story = {
  args: {
    load: fn<OrderListProps['load']>(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.load).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
  },
};

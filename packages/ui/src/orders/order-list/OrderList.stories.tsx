import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { atTab, OWN_LINKS } from '../../primitives/host/index.ts';
import { createChanges } from '../story-data/changes.ts';
import { orderCards } from '../story-data/order.ts';
import { OrderList, type OrderListProps } from './index.ts';

const changes = createChanges();

function LiveList(props: OrderListProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <div className="nu:container-page nu:py-6">
      <OrderList
        {...props}
        tab={tab}
        onTabChange={(next) => {
          props.onTabChange(next);
          setTab(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Orders/OrderList',
  component: OrderList,
  render: (args) => <LiveList {...args} />,
  parameters: { layout: 'fullscreen' },
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
    await expect(await canvas.findByText('4 order', { selector: 'h2' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Perbarui data order KPA-20261121-000010' }),
    ).toHaveAttribute('href', '/orders/kesehatan/o-1/update');
    await expect(canvas.getByRole('link', { name: 'Bayar order KPA-20261121-000011' })).toHaveAttribute(
      'href',
      '/invoice/o-2/kesehatan',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Kebakaran + Gempa Bumi' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('kebakaran-gempabumi');
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
  },
};

/** Who has just bought personal accident sees it, without a product in the address. */
export const OpensAtTheNewest: Story = {
  tags: ['!autodocs'],
  args: {
    tab: null,
    load: async () => {
      const [newest, ...others] = orderCards;
      return newest ? [{ ...newest, productType: 'kecelakaandiri' }, ...others] : [];
    },
    action: (open) => <a href={atTab(OWN_LINKS.orders, open)}>Lihat invoice</a>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Jiwa 1 order', selected: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat invoice' })).toHaveAttribute(
      'href',
      '/orders/?product=kecelakaandiri',
    );
    await expect(canvas.getByText('1 order', { selector: 'h2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Kesehatan 3 order' }));
    await expect(canvas.getByText('3 order', { selector: 'h2' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Kendaraan' })).toBeVisible();
  },
};

/** No tab is open before it is known where the newest is: none would be opened and left again. */
export const LoadingTheNewest: Story = {
  args: { tab: null, load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
    await expect(canvas.queryByRole('tab', { selected: true })).toBeNull();
  },
};

export const ToldOfChanges: Story = {
  tags: ['!autodocs'],
  args: { watch: changes.watch },
  beforeEach: ({ args }) => {
    const [first, ...rest] = orderCards;
    const lists = [
      [],
      first ? [first] : [],
      first ? [{ ...first, statusOrder: 'approve' as const }, ...rest] : [],
    ];
    args.load = async () => lists.shift() ?? orderCards;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
    changes.happen();
    await expect(await canvas.findByText('1 order', { selector: 'h2' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/000010: Pending$/));
    const link = canvas.getByRole('link', { name: 'Perbarui data order KPA-20261121-000010' });
    link.focus();
    changes.happen();
    await expect(await canvas.findByText('4 order', { selector: 'h2' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/000010: Disetujui/));
    await userEvent.click(canvas.getByRole('tab', { name: 'Kendaraan' }));
    await waitFor(() => expect(changes.watched()).toBe(1));
  },
};

let answer: (rows: typeof orderCards) => void = () => undefined;
const heldBack = () =>
  new Promise<typeof orderCards>((resolve) => {
    answer = resolve;
  });

/** The connection that tells of changes may be there first: what it asks for takes nothing from the first reading. */
export const ToldWhileLoading: Story = {
  tags: ['!autodocs'],
  args: { watch: changes.watch },
  beforeEach: ({ args }) => {
    args.load = fn<OrderListProps['load']>()
      .mockImplementationOnce(heldBack)
      .mockImplementationOnce(async () => {
        // The first answer comes once the second is lost.
        setTimeout(() => answer(orderCards));
        throw new Error('Koneksi internet terputus');
      });
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(changes.watched()).toBe(1));
    changes.happen();
    await expect(await canvas.findByText('4 order', { selector: 'h2' })).toBeVisible();
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};

/** The open tab stays while it is asked again; then the focus stands at the head of the list. */
export const Retried: Story = {
  tags: ['!autodocs'],
  args: { tab: null },
  beforeEach: ({ args }) => {
    args.load = fn<OrderListProps['load']>()
      .mockRejectedValueOnce(new Error('Koneksi internet terputus'))
      .mockImplementationOnce(heldBack);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
    await expect(canvas.getByRole('tab', { name: 'Kesehatan', selected: true })).toBeVisible();
    answer(orderCards);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Orderan Saya' })).toHaveFocus());
  },
};

export const Phone: Story = {
  args: { title: 'Pembelian Asuransi', headingLevel: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 order', { selector: 'h3' })).toBeVisible();
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

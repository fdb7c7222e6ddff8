import type { ProductType } from '@naungan/domain/lines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createChangeSource } from '../../orders/story-data/change-source.ts';
import { invoiceCards } from '../story-data/invoice.ts';
import { guide } from './InvoiceList.guide.ts';
import { InvoiceList, type InvoiceListProps } from './index.ts';

const changes = createChangeSource();

function LiveList(props: InvoiceListProps) {
  const [tab, setTab] = useState(props.tab);
  function handleTabChange(newTab: ProductType) {
    props.onTabChange(newTab);
    setTab(newTab);
  }
  return (
    <div className="nu:container-page nu:py-6">
      <InvoiceList {...props} tab={tab} onTabChange={handleTabChange} />
    </div>
  );
}

const meta = {
  title: 'Payment/InvoiceList',
  component: InvoiceList,
  render: (args) => <LiveList {...args} />,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    tab: 'kesehatan',
    onTabChange: fn(),
    load: (async () => invoiceCards) as InvoiceListProps['load'],
  },
} satisfies Meta<typeof InvoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('5 invoice', { selector: 'h2' })).toBeVisible();
    for (const label of ['Pending', 'Sudah dibayar', 'Expired', 'Pembatalan', 'Dikembalikan'])
      await expect(canvas.getByText(label)).toBeVisible();
    await expect(canvas.getByText('Tidak di set')).toBeVisible();
    await expect(canvas.getAllByText('28/11/2026 23.59 WIB')).toHaveLength(4);
    const number = 'INV/2026/11/000010';
    const expectLink = (name: string, href: string) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectLink(`Detail pesanan dari invoice ${number}`, '/orders/kesehatan/o-0');
    await expectLink(`Bayar invoice ${number}`, '/invoice/o-0/kesehatan');
    await expectLink('Lihat invoice INV/2026/11/000011', '/invoice/o-1/kesehatan');
    await userEvent.click(canvas.getByRole('tab', { name: 'Kendaraan' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('kendaraan');
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
  },
};

/** After a change, the list loads again and announces the invoice's new status. */
export const UpdatesOnChange: Story = {
  tags: ['!autodocs'],
  args: { watch: changes.watch },
  beforeEach: ({ args }) => {
    const unpaidInvoice = invoiceCards[0] as (typeof invoiceCards)[number];
    const responses = [[unpaidInvoice], [{ ...unpaidInvoice, status: 'success' as const }]];
    args.load = async () => responses.shift() ?? invoiceCards;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 invoice', { selector: 'h2' })).toBeVisible();
    changes.triggerChange();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/000010: Sudah dibayar$/));
  },
};

/** A list of many invoices with long amounts does not overflow a phone. */
export const Long: Story = {
  args: {
    load: async () =>
      Array.from({ length: 24 }, (_, index) => ({
        ...(invoiceCards[index % invoiceCards.length] as (typeof invoiceCards)[number]),
        _id: `inv-${index}`,
        invoiceNumber: `INV/2026/11/${String(index).padStart(6, '0')}`,
        total: 9_234_567_890_123,
      })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('24 invoice', { selector: 'h2' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.getByRole('button', { name: 'Muat Lebih' })).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Empty: Story = {
  args: { load: async () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cari produk' })).toBeVisible();
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const Failed: Story = {
  args: {
    load: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
  },
};

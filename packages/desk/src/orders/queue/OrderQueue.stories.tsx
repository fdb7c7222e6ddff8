import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../../stories/desk-story.fixture.tsx';
import { ORDER_CARDS } from '../../stories/orders.fixture.ts';
import { OrderQueue } from './OrderQueue.tsx';

const load = fn();
const page = (rows: typeof ORDER_CARDS, next: string | null = null) => ({ rows, next });

const meta = {
  title: 'Desk/OrderQueue',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: { deskOrders: ({ query }) => load(query) ?? page(ORDER_CARDS) },
    children: <OrderQueue />,
  },
  beforeEach: () => void load.mockReset(),
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keys j and k move the focus, / searches, ] opens the next page. */
export const Waiting: Story = {
  beforeEach: () => void load.mockReturnValueOnce(page(ORDER_CARDS, 'cursor-2')),
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('link', { name: /^Pesanan KPA-/ });
    await expect(load).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'waiting', sort: 'waiting', after: undefined }),
    );
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(rows[1]).toHaveFocus();
    await expect(rows[1]).toHaveAttribute('href', '#/orders/o-18');
    await expect(within(rows[0]?.closest('tr') as HTMLElement).getByText('3 hari')).toBeVisible();
    await userEvent.keyboard(']');
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ after: 'cursor-2' })),
    );
    await userEvent.keyboard('[[');
    await waitFor(() => expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ after: undefined })));
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('b 1234{Enter}');
    await waitFor(() => expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'b 1234' })));
  },
};

export const FilteredByAddress: Story = {
  args: { href: '#/orders?status=approve' },
  beforeEach: () => void load.mockReturnValueOnce(page(ORDER_CARDS.slice(-1))).mockReturnValueOnce(page([])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /KPA-2026-000021/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('approve');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lini' }), 'kendaraan');
    await expect(await canvas.findByText('Tidak ada pesanan yang cocok')).toBeVisible();
    await expect(load).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: 'approve', line: 'kendaraan' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus filter' }));
    await expect(await canvas.findByRole('link', { name: /KPA-2026-000017/ })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => void load.mockReturnValue(page([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Antrean kosong')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat daftar')).toBeInTheDocument();
  },
};

export const FailedThenLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('link', { name: /KPA-2026-000017/ })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DeskContext } from '../desk/desk-context.ts';
import { createStoryDesk, deskParameters, personWith, rejectWith } from '../stories/desk-story.fixture.tsx';
import { EMPTY_START } from '../stories/rows.fixture.ts';
import { Shell } from './Shell.tsx';

const counts = fn();
const signOut = fn();
let desk: ReturnType<typeof createStoryDesk>;

const meta = {
  title: 'Desk/Shell',
  component: Shell,
  parameters: deskParameters,
  args: { logo: <span className="nu:font-bold">N</span> },
  render: (args, { parameters }) => {
    desk = createStoryDesk(
      {
        deskStart: () => EMPTY_START,
        deskProducts: () => ({ rows: [], next: null }),
        deskOrders: () => ({ rows: [], next: null }),
        deskApprove: ({ params }) => ({ _id: params.id, statusOrder: 'approve' }),
        ...(parameters.counts && { deskCounts: () => counts() ?? { counts: parameters.counts } }),
      },
      parameters.href ?? '',
      parameters.person,
    );
    return (
      <DeskContext value={{ ...desk, signOut }}>
        <Shell {...args} />
      </DeskContext>
    );
  },
  beforeEach: () => void signOut.mockReset(),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Beranda' })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Menu meja kerja' }));
    await expect(menu.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Pesanan' })).toBeVisible();
    await canvas.findByText(/^Belum ada tugas\./);
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Pintasan papan ketik' }));
    await expect(help.getByText('Cari data atau buka layar')).toBeVisible();
    await expect(help.getByText('Buka Pesanan')).toBeVisible();
  },
};

/** The counts load again when another screen opens. A queue without waiting records has no badge. */
export const Counts: Story = {
  parameters: {
    counts: [
      { entry: 'orders', count: 12 },
      { entry: 'claims', count: 0 },
      { entry: 'contacts', count: 100 },
      { entry: 'proposals', count: 99 },
    ],
  },
  beforeEach: () => void counts.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Menu meja kerja' }));
    const width = menu.getByRole('link', { name: 'Klaim' }).getBoundingClientRect().width;
    const orders = await menu.findByRole('link', { name: 'Pesanan, 12 menunggu' });
    await expect(orders.getBoundingClientRect().width).toBe(width);
    await expect(menu.getByRole('link', { name: 'Klaim' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Orang kedua, 99 menunggu' })).toBeVisible();
    const contacts = menu.getByRole('link', { name: 'Kontak, lebih dari 99 menunggu' });
    await expect(within(contacts).getByText('99+')).toBeVisible();
    counts.mockReturnValue({ counts: [{ entry: 'orders', count: 11 }] });
    await userEvent.keyboard('go');
    await expect(await menu.findByRole('link', { name: 'Pesanan, 11 menunggu' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Kontak' })).toBeVisible();
  },
};

/** The counts load again after a stored change and with 'Muat ulang'. */
export const CountsAfterChange: Story = {
  parameters: { counts: [{ entry: 'orders', count: 3 }], href: '#/orders' },
  beforeEach: () => void counts.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Menu meja kerja' }));
    await menu.findByRole('link', { name: 'Pesanan, 3 menunggu' });
    counts.mockReturnValue({ counts: [{ entry: 'orders', count: 2 }] });
    await desk.call('deskApprove', { params: { id: 'o-17' } });
    await expect(await menu.findByRole('link', { name: 'Pesanan, 2 menunggu' })).toBeVisible();
    counts.mockReturnValue({ counts: [{ entry: 'orders', count: 1 }] });
    await userEvent.click(await canvas.findByRole('button', { name: /^Muat ulang/ }));
    await expect(await menu.findByRole('link', { name: 'Pesanan, 1 menunggu' })).toBeVisible();
  },
};

/** Without typed texts, 'Keluar' signs out at once. */
export const SignOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keluar' }));
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** With texts that were not sent, 'Keluar' requires a confirmation, because it deletes them. */
export const SignOutWithDrafts: Story = {
  play: async ({ canvas, userEvent }) => {
    desk.drafts.write('note.order.o-17', 'Foto buram');
    desk.drafts.write('order.o-17.reject', 'Usia di atas batas');
    const button = canvas.getByRole('button', { name: 'Keluar' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Keluar dan hapus isian?' });
    await expect(within(dialog).getByText(/^Ada 2 isian yang belum dikirim/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(signOut).not.toHaveBeenCalled();
    await expect(desk.drafts.count()).toBe(2);
    await userEvent.click(button);
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Keluar' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  },
};

/** After a failure the menu works without counts. */
export const CountsFailed: Story = {
  parameters: { counts: [] },
  beforeEach: () => void counts.mockReset().mockImplementation(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(counts).toHaveBeenCalled());
    const menu = within(canvas.getByRole('navigation', { name: 'Menu meja kerja' }));
    await expect(menu.getByRole('link', { name: 'Pesanan' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: /menunggu/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Koneksi terputus.')).not.toBeInTheDocument();
  },
};

/** A failure after the first counts leaves them. */
export const CountsKeptAfterFailure: Story = {
  parameters: { counts: [{ entry: 'orders', count: 3 }] },
  beforeEach: () => void counts.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Menu meja kerja' }));
    await menu.findByRole('link', { name: 'Pesanan, 3 menunggu' });
    counts.mockImplementation(() => rejectWith(0, 'Koneksi terputus.'));
    const callCount = counts.mock.calls.length;
    await userEvent.keyboard('go');
    await waitFor(() => expect(counts.mock.calls.length).toBeGreaterThan(callCount));
    await expect(menu.getByRole('link', { name: 'Pesanan, 3 menunggu' })).toBeVisible();
  },
};

/** An editor has no queues: the menu hides them, and their addresses say why. */
export const ScreenOfAnotherRole: Story = {
  parameters: { href: '#/orders', person: personWith('editor') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Peran Anda tidak mencakup layar ini')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pesanan' })).not.toBeInTheDocument();
  },
};

/** An editor has no tasks: the first screen of the menu opens. */
export const FirstScreenOfAnEditor: Story = {
  parameters: { person: personWith('editor') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Produk' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Produk/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const UnknownAddress: Story = {
  parameters: { href: '#/tidak/ada' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Layar tidak ditemukan')).toBeVisible();
  },
};

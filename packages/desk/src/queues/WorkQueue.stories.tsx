import type { DeskRow } from '@naungan/api/desk-queues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { guestRow, offlineRow, orderRow } from '../stories/rows.fixture.ts';
import { ContactQueue, PolicyQueue } from './WorkQueue.tsx';

const load = fn();
const page = (...rows: DeskRow[]) => ({ rows, next: null });

const meta = {
  title: 'Desk/WorkQueue',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskQueue: ({ params, query }) => load(params.queue, query) ?? page(guestRow, offlineRow),
    },
    href: '#/contacts',
    children: <ContactQueue />,
  },
  beforeEach: () => void load.mockReset(),
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filter by owner is in the address. */
export const Contacts: Story = {
  play: async ({ canvas, userEvent }) => {
    const guest = await canvas.findByRole('link', { name: 'Calon pelanggan, BUDI SANTOSO' });
    await expect(guest).toHaveAttribute('href', '#/contacts/guest/g-1');
    await expect(guest).toHaveFocus();
    await expect(load).toHaveBeenLastCalledWith('contacts', { owner: 'all', after: undefined });
    load.mockReturnValue(page());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Petugas' }), 'Tugas saya');
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith('contacts', { owner: 'mine', after: undefined }),
    );
    await expect(await canvas.findByText('Tidak ada kontak yang cocok')).toBeVisible();
  },
};

/** A printed policy opens the page of its order. */
export const Policies: Story = {
  args: { href: '#/policies', children: <PolicyQueue /> },
  beforeEach: () =>
    void load.mockReturnValue(
      page({ ...orderRow, subject: 'policy', id: 'o-17', number: 'POL-KES-2026-000012', owner: null }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Polis POL-KES-2026-000012, BAYU PRATAMA' }),
    ).toHaveAttribute('href', '#/orders/o-17');
    await expect(load).toHaveBeenLastCalledWith('policies', expect.anything());
  },
};

export const Empty: Story = {
  beforeEach: () => void load.mockReturnValue(page()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semua kontak sudah dihubungi')).toBeVisible();
  },
};

export const FailedThenLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('link', { name: /BUDI SANTOSO/ })).toBeVisible();
  },
};

import type { DeskView } from '@naungan/api/desk-views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OrderQueue } from '../orders/queue/OrderQueue.tsx';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ORDER_CARDS } from '../stories/orders.fixture.ts';

const load = fn();
const save = fn();
let views: DeskView[] = [];

const APPROVED: DeskView = { id: 'v-1', queue: 'orders', name: 'Disetujui', filters: { status: 'approve' } };
const LONG: DeskView = {
  id: 'v-2',
  queue: 'orders',
  name: 'Kendaraan yang dikembalikan ke pelanggan',
  filters: { status: 'pending', line: 'kendaraan' },
};
const OF_CLAIMS: DeskView = { id: 'v-3', queue: 'claims', name: 'Klaim darurat', filters: { q: 'darurat' } };

const meta = {
  title: 'Desk/SavedViews',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskOrders: ({ query }) => load(query) ?? { rows: ORDER_CARDS, next: null },
      deskViews: () => views,
      deskSaveView: ({ body }) => {
        save(body);
        const view = { ...body, id: 'v-9' } as DeskView;
        views = [...views, view];
        return view;
      },
      deskRenameView: ({ params, body }) => {
        views = views.map((view) => (view.id === params.id ? { ...view, name: body.name } : view));
        return views.find(({ id }) => id === params.id) ?? APPROVED;
      },
      deskDeleteView: ({ params }) => {
        views = views.filter(({ id }) => id !== params.id);
        return null;
      },
    },
    children: <OrderQueue />,
  },
  beforeEach: () => {
    load.mockReset();
    save.mockReset();
    views = [APPROVED, LONG, OF_CLAIMS];
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link opens the filters of a view; the view with the shown filters is marked. Views of other queues are not shown. */
export const Opened: Story = {
  args: { href: '#/orders?status=approve' },
  play: async ({ canvas }) => {
    const approved = await canvas.findByRole('link', { name: 'Disetujui' });
    await expect(approved).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: LONG.name })).toHaveAttribute(
      'href',
      '#/orders?status=pending&line=kendaraan',
    );
    await expect(canvas.queryByText('Klaim darurat')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Simpan tampilan/ })).not.toBeInTheDocument();
  },
};

/** The key v saves the current filters under a name. */
export const Saved: Story = {
  args: { href: '#/orders?status=reject&line=properti' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Simpan tampilan/ });
    await userEvent.keyboard('v');
    await userEvent.type(await screen.findByLabelText(/^Nama tampilan/), 'Rumah ditolak');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('link', { name: 'Rumah ditolak' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(save).toHaveBeenCalledOnce();
    await expect(save).toHaveBeenCalledWith({
      queue: 'orders',
      name: 'Rumah ditolak',
      filters: { status: 'reject', line: 'properti' },
    });
  },
};

export const RenamedAndDeleted: Story = {
  args: { href: '#/orders?status=approve' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah nama' }));
    const field = await screen.findByLabelText(/^Nama tampilan/);
    await expect(field).toHaveValue('Disetujui');
    await userEvent.clear(field);
    await userEvent.type(field, 'Sudah disetujui');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByRole('link', { name: 'Sudah disetujui' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus tampilan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Sudah disetujui' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('link', { name: LONG.name })).toBeVisible();
  },
};

/** A refused name keeps the dialog open with what was typed. */
export const Refused: Story = {
  args: {
    href: '#/orders?status=reject',
    calls: {
      ...meta.args.calls,
      deskSaveView: () => rejectWith(422, 'Nama ini sudah dipakai di antrean ini', 'INVALID'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Simpan tampilan/ }));
    await userEvent.type(await screen.findByLabelText(/^Nama tampilan/), 'Disetujui');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText('Nama ini sudah dipakai di antrean ini')).toBeVisible();
    await expect(screen.getByLabelText(/^Nama tampilan/)).toHaveValue('Disetujui');
  },
};

export const NotLoaded: Story = {
  args: {
    calls: { ...meta.args.calls, deskViews: () => rejectWith(0, 'Koneksi terputus.') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tampilan tersimpan tidak dapat dimuat.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /KPA-2026-000017/ })).toBeVisible();
  },
};

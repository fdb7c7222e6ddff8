import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  deskParameters,
  rejectWith,
  StoryDesk,
  type StoryDeskProps,
} from '../../stories/desk-story.fixture.tsx';
import {
  carOrder,
  houseOrder,
  journalOf,
  newOrder,
  orderToSend,
  returnedOrder,
} from '../../stories/orders.fixture.ts';
import { OrderScreen } from './OrderScreen.tsx';

const approve = fn();
const reject = fn();
const revise = fn();
const dispatch = fn();
const stored = { _id: 'o-1', statusOrder: 'approve' };
const callsFor = (order: typeof newOrder): StoryDeskProps['calls'] => ({
  deskOrder: () => order,
  deskOrderJournal: () => journalOf(order),
  deskNotes: () => [],
  deskApprove: (input) => approve(input) ?? stored,
  deskReject: (input) => reject(input) ?? stored,
  deskRevise: (input) => revise(input) ?? stored,
  deskDispatch: (input) => dispatch(input) ?? {},
});

const meta = {
  title: 'Desk/OrderScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: { calls: callsFor(newOrder), href: '#/orders/o-1', children: <OrderScreen params={{ id: 'o-1' }} /> },
  beforeEach: () => {
    for (const call of [approve, reject, revise, dispatch]) call.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts next to the documents; documents and decisions by single keys. */
export const NewOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    const facts = within(await canvas.findByRole('region', { name: 'Tertanggung' }));
    await expect(facts.getByText('3174094101900001')).toBeVisible();
    await expect(facts.getByText('JAKARTA, 01/01/1990 (36 tahun saat memesan)')).toBeVisible();
    const picture = await canvas.findByRole('img', { name: 'KTP Tertanggung' });
    await userEvent.keyboard('+o');
    await expect(canvas.getByText('150%')).toBeVisible();
    await expect(picture.style.rotate).toBe('90deg');
    await userEvent.keyboard('n');
    await expect(await canvas.findByRole('img', { name: 'STNK, halaman 1' })).toBeVisible();
    await expect(canvas.getByText('100%')).toBeVisible();
    await userEvent.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: 'Setujui pesanan?' }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Setujui' }));
    await waitFor(() =>
      expect(approve).toHaveBeenCalledWith({ params: { id: 'o-1' }, query: { version: 3 } }),
    );
    await expect(approve).toHaveBeenCalledOnce();
    await expect(await screen.findByText(/disetujui. Invoice dikirim/)).toBeVisible();
  },
};

export const RejectedWithReason: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tolak/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Tolak pesanan/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak pesanan' }));
    await expect(await dialog.findByText(/Isi paling sedikit 3 huruf/)).toBeVisible();
    await expect(reject).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /tidak sesuai/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Alasan/ }), ' Terima kasih.');
    const mail = within(dialog.getByRole('region', { name: 'Pratinjau email' }));
    await expect(mail.getByText(/Penjelasan dari perusahaan asuransi: Data dan dokumen/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(reject).toHaveBeenCalledWith({
        params: { id: 'o-1' },
        query: { version: 3 },
        body: { reason: 'Data dan dokumen yang dikirim tidak sesuai. Terima kasih.' },
      }),
    );
  },
};

/** What was typed stays when the dialog is closed and opened again. */
export const RevisionItemByItem: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Tertanggung' });
    await userEvent.keyboard('m');
    const openDialog = async () => within(await screen.findByRole('dialog', { name: /^Minta perbaikan/ }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lampiran' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'KTP Tertanggung' }));
    await userEvent.click(dialog.getByRole('button', { name: /kurang jelas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('m');
    const reopened = await openDialog();
    await expect(reopened.getByRole('checkbox', { name: 'KTP Tertanggung' })).toBeChecked();
    await userEvent.click(reopened.getByRole('button', { name: 'Kirim ke pelanggan' }));
    await waitFor(() =>
      expect(revise).toHaveBeenCalledWith({
        params: { id: 'o-1' },
        query: { version: 3 },
        body: {
          items: ['attachment'],
          attachments: ['ktp'],
          feedback: 'Foto dokumen kurang jelas: mohon foto ulang dengan cahaya cukup.',
        },
      }),
    );
  },
};

let hasChanged = false;
/** A colleague decided meanwhile: the dialog states the change and keeps the reason. */
export const ChangedMeanwhile: Story = {
  args: {
    calls: {
      ...callsFor(newOrder),
      deskOrderJournal: () =>
        journalOf(
          newOrder,
          hasChanged
            ? [
                {
                  at: '2026-11-24T01:58:00.000Z',
                  subject: 'order',
                  name: '',
                  from: 'neworder',
                  to: 'reject',
                  actor: 'desk:2',
                  reason: 'Risiko di luar ketentuan.',
                },
              ]
            : [],
        ),
      deskReject: () => {
        hasChanged = true;
        return rejectWith(409, 'Status pesanan sudah berubah.', 'CONFLICT');
      },
    },
  },
  beforeEach: () => {
    hasChanged = false;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Tertanggung' });
    await userEvent.keyboard('t');
    const dialog = within(await screen.findByRole('dialog', { name: /^Tolak pesanan/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Foto buram');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak pesanan' }));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Data ini sudah berubah');
    await waitFor(() => expect(alert).toHaveTextContent('Pesanan Baru → Ditolak, Staf'));
    await expect(alert).toHaveTextContent('Risiko di luar ketentuan.');
    await expect(dialog.getByRole('textbox', { name: /Alasan/ })).toHaveValue('Foto buram');
  },
};

export const Vehicle: Story = {
  args: { calls: callsFor(carOrder) },
  play: async ({ canvas }) => {
    const vehicle = within(await canvas.findByRole('region', { name: 'Kendaraan' }));
    await expect(vehicle.getByText('Nomor rangka')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Setujui/ })).toBeVisible();
  },
};

/** Long texts and amounts wrap. A property order cannot be returned. */
export const LongBuilding: Story = {
  args: { calls: callsFor(houseOrder) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Bangunan' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Minta perbaikan/ })).toBeNull();
  },
};

export const WaitsForCustomer: Story = {
  args: { calls: callsFor(returnedOrder) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tolak/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Setujui/ })).toBeNull();
  },
};

export const NotFound: Story = {
  args: {
    calls: {
      deskOrder: () => rejectWith(404, 'Pesanan tidak ditemukan.', 'NOT_FOUND'),
      deskOrderJournal: () => rejectWith(404, 'Pesanan tidak ditemukan.', 'NOT_FOUND'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data tidak ditemukan')).toBeVisible();
  },
};

/** A service agent books a courier. The proposed day is today. */
export const PolicyToSend: Story = {
  args: { calls: callsFor(orderToSend) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Catat pengiriman/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Catat pengiriman polis' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Kurir' }), 'JNE');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nomor resi' }), 'JN123');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(dispatch).toHaveBeenCalledWith({
        params: { id: 'o-1' },
        body: { courier: 'JNE', trackingNumber: 'JN123', date: '2026-11-24' },
      }),
    );
  },
};

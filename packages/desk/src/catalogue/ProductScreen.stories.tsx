import { ApiProblem } from '@naungan/api/api-problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import {
  HIDDEN_PREVIEW,
  OTHER_CHANGES,
  PREVIEW,
  PRODUCT_ROWS,
  PROPERTY_TARIFF,
  productWith,
  VEHICLE_TARIFF,
  WAITING_TARIFF,
} from '../stories/catalogue.fixture.ts';
import { deskParameters, personWith, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ProductList } from './ProductList.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const load = fn();
const preview = fn();
const send = fn();

const meta = {
  title: 'Desk/Products',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskProducts: () => load() ?? { rows: PRODUCT_ROWS, next: null },
      deskProduct: () => load() ?? productWith(),
      deskPreviewChange: (input) => preview(input) ?? PREVIEW,
      deskProposeTariff: (input) => send('propose', input) ?? WAITING_TARIFF,
      deskChangeSale: (input) => send('sale', input) ?? WAITING_TARIFF,
      deskApproveTariff: (input) => send('approve', input) ?? WAITING_TARIFF,
      deskRejectTariff: (input) => send('reject', input) ?? WAITING_TARIFF,
      deskEndPlanChange: (input) => send('end', input) ?? WAITING_TARIFF,
    },
    href: '#/products/pr-1',
    children: <ProductScreen params={{ id: 'pr-1' }} />,
  },
  beforeEach: () => {
    load.mockReset();
    preview.mockReset();
    send.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: { href: '#/products', children: <ProductList /> },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('link', { name: /^Produk / });
    await expect(rows).toHaveLength(3);
    await expect(canvas.getByText('Menunggu persetujuan', { selector: 'td *' })).toBeVisible();
    await expect(canvas.getByText('Mulai 01/12/2026')).toBeVisible();
  },
};

export const ListEmpty: Story = {
  args: { href: '#/products?change=waiting', children: <ProductList /> },
  beforeEach: () => void load.mockReturnValue({ rows: [], next: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada produk yang cocok')).toBeVisible();
    await expect(canvas.getByLabelText('Perubahan')).toHaveValue('waiting');
  },
};

export const NotLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(404, 'Data tidak ditemukan.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data tidak ditemukan')).toBeVisible();
  },
};

/** The proposal is sent after its preview. A refused proposal keeps what was typed. */
export const Propose: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Belum ada perubahan.');
    await userEvent.keyboard('t');
    const premium = await canvas.findByLabelText('Premi 18–35 tahun');
    await userEvent.clear(premium);
    await userEvent.type(premium, '4.41');
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat dampak' }));
    await expect(canvas.getByText('Tulis rupiah tanpa sen, misalnya 4.200.000')).toBeVisible();
    await expect(preview).not.toHaveBeenCalled();
    await userEvent.type(premium, '0.000');
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat dampak' }));
    await expect(await canvas.findByText('+Rp210.000')).toBeVisible();
    await expect(canvas.getByText('+5,00%')).toBeVisible();
    await expect(canvas.getByText('-2,34%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim usulan' }));
    await expect(canvas.getByText(/^Isi paling sedikit 3 huruf/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Surat tarif baru');
    send.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim usulan' }));
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    await expect(premium).toHaveValue('4.410.000');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim usulan' }));
    await expect(await screen.findByText(/menunggu persetujuan orang lain\.$/)).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('propose', {
      params: { id: 'pr-1' },
      body: {
        validFrom: '2026-11-25',
        validUntil: null,
        reason: 'Surat tarif baru',
        version: 4,
        tariff: {
          kind: 'age',
          adminFee: 50_000,
          bands: [
            { minAge: 18, maxAge: 35, value: 4_410_000 },
            { minAge: 36, maxAge: 60, value: 6_500_000 },
          ],
        },
      },
    });
  },
};

/** The server refuses rates outside the regulator's band; the messages are at their fields. */
export const OutsideBand: Story = {
  beforeEach: () => {
    load.mockReturnValue(productWith({ productType: 'kendaraan', tariff: VEHICLE_TARIFF }));
    preview.mockImplementation(() => {
      throw new ApiProblem('Mohon periksa kembali data yang di input', {
        status: 422,
        code: 'INVALID',
        raw: '',
        fields: [
          { path: 'tariff.rates.0.rate', message: 'Tarif harus 3,82% sampai 4,2% (batas OJK)' },
          { path: 'validFrom', message: 'Tarif baru berlaku paling cepat besok' },
        ],
      });
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Usulkan tarif baru/ }));
    const rate = canvas.getByLabelText('Tarif kategori 1 wilayah 1');
    await userEvent.clear(rate);
    await userEvent.type(rate, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat dampak' }));
    await expect(rate).toHaveAccessibleDescription('Tarif harus 3,82% sampai 4,2% (batas OJK)');
    await expect(rate).toBeInvalid();
    await expect(canvas.getByLabelText('Mulai berlaku')).toBeInvalid();
  },
};

/** Another tariff was approved while this one was typed. */
export const Outdated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Usulkan tarif baru/ }));
    const fee = canvas.getByLabelText('Biaya admin');
    await userEvent.clear(fee);
    await userEvent.type(fee, '60.000');
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Surat tarif baru');
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat dampak' }));
    load.mockReturnValue(productWith({ tariffVersion: 5 }));
    send.mockImplementationOnce(() => {
      const changes = [
        {
          at: '2026-11-24T01:00:00.000Z',
          from: 'waiting',
          to: 'approved',
          actor: 'desk:p-2',
          actorName: 'Ayu Wulandari',
          reason: 'mulai 01/12/2026: Tarif lain',
        },
      ];
      throw new ApiProblem('Data ini sudah berubah sejak Anda membukanya.', {
        status: 409,
        code: 'CONFLICT',
        raw: '',
        fields: [],
        record: { status: 'active', version: 5, changes },
      });
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim usulan' }));
    await expect(await canvas.findByText('Ayu Wulandari: mulai 01/12/2026: Tarif lain')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Isian sudah saya periksa' }));
    await expect(fee).toHaveValue('60.000');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim usulan' }));
    await expect(send).toHaveBeenLastCalledWith(
      'propose',
      expect.objectContaining({ body: expect.objectContaining({ version: 5 }) }),
    );
  },
};

export const Property: Story = {
  beforeEach: () =>
    void load.mockReturnValue(productWith({ productType: 'kebakaran', tariff: PROPERTY_TARIFF })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('60%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Usulkan tarif baru/ }));
    await expect(canvas.getByLabelText('Posisi tarif kebakaran')).toHaveValue('60');
    await expect(canvas.getByLabelText('Posisi tarif banjir')).toHaveValue('40');
  },
};

export const HideProduct: Story = {
  beforeEach: () => void preview.mockReturnValue(HIDDEN_PREVIEW),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Belum ada perubahan.');
    await userEvent.keyboard('p');
    await expect(await canvas.findByLabelText('Cara jual')).toHaveValue('hidden');
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Keluhan harga');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(/^Tidak tampil di daftar\./)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Penjualan Sehat Keluarga: tidak ditampilkan.')).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('sale', {
      params: { id: 'pr-1' },
      body: { validFrom: '2026-11-24', validUntil: null, reason: 'Keluhan harga', sale: 'hidden' },
    });
  },
};

/** A supervisor sees the effect of a waiting tariff, and approves it. */
export const Approve: Story = {
  beforeEach: () => void load.mockReturnValue(productWith({ changes: [WAITING_TARIFF] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('+Rp210.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Setujui' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Setujui tarif' }));
    await expect(await screen.findByText('Tarif Sehat Keluarga disetujui, mulai 01/12/2026.')).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('approve', { params: { id: 'pc-1' } });
  },
};

export const RejectTariff: Story = {
  beforeEach: () => void load.mockReturnValue(productWith({ changes: [WAITING_TARIFF] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak usulan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak usulan' }));
    await expect(dialog.getByText(/^Isi paling sedikit 3 huruf/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Alasan untuk rekan'), 'Belum sesuai surat');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak usulan' }));
    await expect(await screen.findByText('Usulan ditolak.')).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('reject', {
      params: { id: 'pc-1' },
      body: { reason: 'Belum sesuai surat' },
    });
  },
};

/** The own proposal can be withdrawn, but not approved. */
export const OwnProposal: Story = {
  beforeEach: () =>
    void load.mockReturnValue(
      productWith({
        changes: [
          { ...WAITING_TARIFF, mayApprove: false, proposedBy: { id: 'p-1', fullName: 'Dewi Lestari' } },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tarik usulan' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};

/** A change in each state, and the end of a planned one. */
export const History: Story = {
  beforeEach: () => void load.mockReturnValue(productWith({ changes: OTHER_CHANGES })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Sudah usang')).toBeVisible();
    await expect(canvas.getByText('Angkanya belum sesuai surat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Alasan untuk rekan'), 'Survei tetap buka');
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan perubahan' }));
    await expect(await screen.findByText('Perubahan dibatalkan.')).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('end', {
      params: { id: 'pc-3' },
      body: { reason: 'Survei tetap buka' },
    });
  },
};

/** An underwriter reads products and changes nothing. */
export const ReadOnly: Story = {
  args: { me: personWith('underwriter') },
  beforeEach: () =>
    void load.mockReturnValue(
      productWith({ changes: [{ ...WAITING_TARIFF, mayApprove: false, mayReject: false }] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rp4.200.000')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /tarif|penjualan|dampak/i })).toBeNull();
    await expect(preview).not.toHaveBeenCalled();
  },
};

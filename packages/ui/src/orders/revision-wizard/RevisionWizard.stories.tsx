import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { OrderDraft } from '../../lines/slices.ts';
import { draftWithAddress, jpeg, type StoryLine } from '../story-data/draft.ts';
import { revision, revisionOf } from '../story-data/order.ts';
import { loadRegions } from '../story-data/regions.ts';
import { StatefulStep } from '../story-data/StatefulStep.tsx';
import { RevisionPage, type RevisionPageProps } from './index.ts';
import { guide } from './RevisionWizard.guide.ts';

const load: RevisionPageProps<StoryLine>['load'] = async () => revision;

const meta = {
  title: 'Orders/RevisionWizard',
  component: RevisionPage<StoryLine>,
  render: (args) => (
    <StatefulStep {...args}>{(stepProps) => <RevisionPage {...args} {...stepProps} />}</StatefulStep>
  ),
  parameters: { guide, layout: 'fullscreen' },
  args: {
    line: 'kesehatan',
    load,
    loadRegions,
    step: '',
    onStepChange: fn(),
    onDraftChange: fn(),
    onSubmit: fn<RevisionPageProps<StoryLine>['onSubmit']>(async () => ({
      message: 'Perubahan Anda sudah kami terima',
    })),
    onDone: fn(),
  },
} satisfies Meta<typeof RevisionPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullRevision: Story = {
  name: '[2 §5] Submit perubahan? / Pastikan semua data sudah benar / Ya, Lanjut / Berhasil',
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Langkah 1 dari 3')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Data Diri Tertanggung' })).toBeVisible();
    await expect(canvas.getByText(/Foto KTP buram/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Detail pesanan' })).toHaveAttribute(
      'href',
      `/orders/kesehatan/${revision.order._id}`,
    );
    await userEvent.click(canvas.getByText('Yang Anda kirim sebelumnya'));
    await expect(canvas.getByText('3174094101900001')).toBeVisible();
    const identityNumber = await canvas.findByRole('textbox', { name: 'Nomor Identitas' });
    await userEvent.clear(identityNumber);
    await userEvent.type(identityNumber, '3174094101900002');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Lampiran' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim perubahan' }));
    await expect(await canvas.findByRole('region', { name: 'Lengkapi semua berkas lampiran' })).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('KTP Tertanggung'), jpeg('ktp-baru.jpg'));
    await expect(await canvas.findByRole('link', { name: /ktp-baru\.jpg/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim perubahan' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Submit perubahan?' });
    await expect(confirmDialog).toHaveTextContent('Pastikan semua data sudah benar');
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    const doneDialog = await screen.findByRole('alertdialog', { name: 'Berhasil' });
    await expect(doneDialog).toHaveTextContent('Perubahan Anda sudah kami terima');
    await userEvent.click(within(doneDialog).getByRole('button', { name: 'Oke' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        uuid: 'rev-1',
        payload: expect.objectContaining({
          insured: expect.objectContaining({
            identityNumber: '3174094101900002',
            phoneNumber: '6281234567890',
          }),
        }),
        files: [
          expect.objectContaining({
            code: 'ktp',
            file: expect.objectContaining({ name: 'rev-1--KTP Tertanggung.jpg' }),
          }),
        ],
      }),
      expect.anything(),
    );
  },
};

/** An incomplete date of birth is restored from the draft, and blocks the step. */
export const PartialBirthDate: Story = {
  tags: ['!autodocs'],
  args: {
    draft: {
      ...draftWithAddress,
      slices: {
        ...draftWithAddress.slices,
        insured: { ...draftWithAddress.slices.insured, birthDate: '12/05' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const birth = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await expect(birth).toHaveValue('12/05/');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(birth).toHaveAccessibleDescription(/Tanggal Lahir tidak valid!/);
  },
};

/**
 * Ages are calculated for the date of the order, as on the server. Otherwise the insured could become too old
 * while the insurer checks the order.
 */
export const AgeOnOrderDate: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => ({
      ...revision,
      insured: { ...revision.insured, birthDate: '1965-11-21' },
      order: { ...revision.order, orderedOn: '2026-11-20' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toHaveFocus();
  },
};

export const AgeWithoutPremium: Story = {
  tags: ['!autodocs'],
  name: '[2 §5] Usia Anda tidak masuk kriteria produk',
  args: {
    load: async () => ({
      ...revision,
      order: {
        ...revision.order,
        product: { ...revision.order.product, premi: [{ minAge: 0, maxAge: 35, value: 2_100_000 }] },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    await expect(canvas.getByRole('textbox', { name: 'Tanggal Lahir' })).toHaveAccessibleDescription(
      /Usia Anda tidak masuk kriteria produk!/,
    );
  },
};

/** The corrected birth date has a higher premium: the wizard displays the new price before the revision is sent [Q16]. */
export const CorrectedBirthDateCostsMore: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => revisionOf('insured'),
  },
  play: async ({ canvas, userEvent, args }) => {
    const costs = within(await canvas.findByRole('complementary', { name: 'Ringkasan biaya' }));
    await expect(costs.getAllByText('Rp2.423.000')).not.toHaveLength(0);
    await expect(costs.queryByText(/Sebelum perubahan/)).toBeNull();
    const birth = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await userEvent.clear(birth);
    await userEvent.type(birth, '01011980');
    await expect(await costs.findAllByText('Rp3.603.000')).not.toHaveLength(0);
    await expect(costs.getByText(/Sebelum perubahan/)).toHaveTextContent('Rp2.423.000');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim perubahan' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Submit perubahan?' });
    await expect(confirmDialog).toHaveAccessibleDescription(
      'Pastikan semua data sudah benar. Total pesanan berubah dari Rp2.423.000 menjadi Rp3.603.000.',
    );
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        payload: expect.objectContaining({
          amounts: {
            premium: 3_570_000,
            adminFee: 25_000,
            policyPrintFee: 0,
            serviceFee: 8_000,
            total: 3_603_000,
          },
        }),
      }),
      expect.anything(),
    );
  },
};

/** The server's price differs: the revision and its costs are loaded again. */
export const CostsReloaded: Story = {
  tags: ['!autodocs'],
  args: {
    load: fn<RevisionPageProps<StoryLine>['load']>(async () => revisionOf('insured')),
    onSubmit: fn<RevisionPageProps<StoryLine>['onSubmit']>(async () => {
      throw Object.assign(new Error('Rincian biaya telah berubah'), { status: 409 });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const send = await canvas.findByRole('button', { name: 'Kirim perubahan' });
    await expect(args.load).toHaveBeenCalledOnce();
    await userEvent.click(send);
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await expect(await screen.findAllByText('Rincian biaya telah berubah')).not.toHaveLength(0);
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};

export const OnlyAttachments: Story = {
  args: {
    load: async () => revisionOf('attachment'),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Langkah 1 dari 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kirim perubahan' })).toBeVisible();
  },
};

export const SubmitFailed: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => revisionOf('address'),
    onSubmit: fn<RevisionPageProps<StoryLine>['onSubmit']>(async () => {
      throw new Error('');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim perubahan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await expect(await screen.findAllByText('Perubahan belum terkirim, silakan coba lagi')).toHaveLength(2);
    // The page is hidden from assistive technology until the dialog has closed.
    const rt = await canvas.findByRole('textbox', { name: 'RT' });
    await expect(rt).toHaveValue('003');
  },
};

/** The response of an earlier attempt was lost: the wizard states that the server received the earlier changes. */
export const EarlierAttemptSucceeded: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => revisionOf('address'),
    onSubmit: fn<RevisionPageProps<StoryLine>['onSubmit']>(async () => ({ alreadySent: true })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim perubahan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    const title = 'Perubahan sebelumnya sudah kami terima';
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Oke' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const NothingToRevise: Story = {
  name: '[2 §8] Tidak ada data yang perlu di update',
  args: {
    load: async () => {
      throw Object.assign(new Error('nothing'), { status: 404 });
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tidak ada data yang perlu di update' }),
    ).toBeVisible();
  },
};

const notFoundError = () => Object.assign(new Error('Tidak ada data yang perlu di update'), { status: 404 });
let isSentElsewhere = false;
/** If another tab has already sent the revision, the page states that there is nothing to revise, without a retry. */
export const RevisedElsewhereWhileSending: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => {
      if (isSentElsewhere) throw notFoundError();
      return revisionOf('address');
    },
    onSubmit: fn<RevisionPageProps<StoryLine>['onSubmit']>(async () => {
      isSentElsewhere = true;
      throw notFoundError();
    }),
  },
  beforeEach() {
    isSentElsewhere = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim perubahan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Tidak ada data yang perlu di update' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kirim perubahan' })).toBeNull();
  },
};

/** The line in the URL is not the line of the revision. */
export const OtherLine: Story = {
  args: { line: 'kecelakaandiri' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tidak ada data yang perlu di update' }),
    ).toBeVisible();
  },
};

/** The insurer's request names no item to revise. */
export const NoItems: Story = {
  args: { load: async () => ({ ...revision, needRevisions: [] }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tidak ada data yang perlu di update' }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

/** The insurer can send a personal accident order back because of the beneficiaries too. */
export const Beneficiary: Story = {
  args: {
    line: 'kecelakaandiri',
    load: async () => ({
      ...revision,
      productType: 'kecelakaandiri' as const,
      needRevisions: [{ item: 'beneficiary' as const, attachments: [] }],
      beneficiary: {
        primary: { fullName: 'BUDI SANTOSO', relationship: 'SUAMI', useSecondary: false },
        secondary: [],
        email: 'budi@contoh.id',
        phone: '6281234567890',
        description: '',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('BUDI SANTOSO');
    await expect(canvas.getByRole('textbox', { name: 'Nomor Telpon' })).toHaveValue('81234567890');
    await expect(canvas.getByRole('button', { name: 'Kirim perubahan' })).toBeVisible();
  },
};

let applyUpdate: (update: (draft: OrderDraft<StoryLine>) => OrderDraft<StoryLine>) => void = () => undefined;

/** Another tab or device changes the draft: the form shows the new value and a notice. */
export const UpdatedElsewhere: Story = {
  args: {
    draftStorage: { state: 'saved', account: 'saved' },
    watchDraft: (apply) => {
      applyUpdate = apply;
      return () => undefined;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Tempat Lahir' });
    await expect(canvas.getByText(/^Draf tersimpan otomatis di akun Anda selama 7 hari/)).toBeVisible();
    applyUpdate((draft) => ({
      ...draft,
      slices: { ...draft.slices, insured: { ...draft.slices.insured, placeOfbirth: 'CIMAHI' } },
    }));
    await expect(await canvas.findByText('Isian ini diperbarui dari tab atau perangkat lain.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue('CIMAHI');
  },
};

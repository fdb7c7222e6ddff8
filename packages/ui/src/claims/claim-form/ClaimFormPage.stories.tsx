import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { jpeg } from '../../orders/story-data/draft.ts';
import { Toaster } from '../../primitives/toast/index.ts';
import { accidentLookup, fireLookup, healthLookup, vehicleLookup } from '../story-data/lookup.ts';
import { guide } from './ClaimFormPage.guide.ts';
import { documentsOfDraft } from './claim-draft.ts';
import { type ClaimDraft, ClaimFormPage, type ClaimFormPageProps } from './index.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const collisionClaim: ClaimDraft = {
  values: {
    causeOfClaim: 'VE02',
    totalClaim: null,
    incidentDate: '2026-11-18',
    causeDisaster: '',
    description: 'Menabrak pembatas jalan saat hujan.',
    thirdPartyClaim: 'N',
    account: { accountNumber: '', accountHolder: '', bankName: '' },
  },
  heir: null,
  files: {},
};
const claimWithDocuments: ClaimDraft = {
  ...collisionClaim,
  files: {
    FORM: pdf('formulir.pdf'),
    KRONOLOGI: pdf('kronologi.pdf'),
    SIM: jpeg('sim.jpg'),
    STNK: jpeg('stnk.jpg'),
    KTP: jpeg('ktp.jpg'),
    FOTO: jpeg('depan.jpg'),
    'FOTO#1': jpeg('kiri.jpg'),
    ESTIMASI: pdf('estimasi.pdf'),
  },
};

/** Returns a `load` that resolves to this draft and policy. */
const createLoad =
  (draft: ClaimDraft | null, policy = vehicleLookup) =>
  async () => ({ policy, draft });

const meta = {
  title: 'Claims/ClaimFormPage',
  component: ClaimFormPage,
  parameters: { guide, layout: 'fullscreen' },
  render: function Page({ step: initialStep, onStepChange, ...args }) {
    const [step, setStep] = useState(initialStep);
    return (
      <div className="nu:container-page nu:@container nu:py-6">
        <ClaimFormPage
          {...args}
          step={step}
          onStepChange={(id, options) => {
            setStep(id);
            onStepChange(id, options);
          }}
        />
        <Toaster />
      </div>
    );
  },
  args: {
    load: createLoad(null),
    today: '2026-11-22',
    step: '',
    onStepChange: fn(),
    onDraftChange: fn(),
    draftStorage: { state: 'saved' },
    loadBanks: async () => ['Bank Central Asia (BCA)', 'Bank Mandiri'],
    onSubmit: fn<ClaimFormPageProps['onSubmit']>(async () => ({
      message: 'Pengajuan Klaim Berhasil, mohon menuggu untuk verifikasi data',
      _id: 'c-1',
    })),
    onDone: fn(),
  },
} satisfies Meta<typeof ClaimFormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects the text more than once: at the field, and in the summary above the form. */
const expectMessage = async (text: RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(1);
const pressNext = () => userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A cause that is a total loss requires a bank account. A date outside the period of cover shows a warning. */
export const Event: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Penyebab klaim'), 'Banjir');
    await expect(canvas.queryByLabelText('Nomor Rekening')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Penyebab klaim'), 'Pencurian kendaraan');
    await expect(await canvas.findByLabelText('Nomor Rekening')).toHaveAccessibleDescription(
      '8 sampai 16 digit angka.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tanggal Musibah' }), '01012026');
    await expect(await canvas.findByText(/di luar masa berlaku polis/)).toBeVisible();
    await pressNext();
    await expectMessage(/^Nomor Rekening wajib diisi/);
    await expect(canvas.getByText('Periksa kembali inputan anda')).toBeVisible();
  },
};

/** Choosing a cause that the policy does not cover shows a warning; the claimant can continue. */
export const UncoveredCause: Story = {
  play: async ({ canvas }) => {
    const cause = await canvas.findByLabelText('Penyebab klaim');
    await userEvent.selectOptions(cause, 'Kerusuhan / huru-hara');
    const notice = /tidak memiliki perluasan pemogokan.*Anda tetap dapat mengirimkannya\.$/;
    await expect(await canvas.findByText(notice)).toBeVisible();
    await userEvent.selectOptions(cause, 'Tabrakan dengan kendaraan lain');
    await expect(canvas.queryByText(notice)).toBeNull();
    // The warning about third parties appears when the checkbox 'tuntutan pihak ketiga' is ticked.
    await userEvent.click(canvas.getByRole('checkbox', { name: /tuntutan pihak ketiga/ }));
    await expect(await canvas.findByText(/tidak memiliki perluasan tanggung jawab hukum/)).toBeVisible();
    await userEvent.selectOptions(cause, 'Kerusuhan / huru-hara');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tanggal Musibah' }), '18112026');
    await pressNext();
    await expect(await canvas.findByLabelText('Kronologi kejadian')).toBeInTheDocument();
  },
};

/** The form states when the waiting period ends, and warns about a date within it. */
export const WaitingPeriod: Story = {
  args: { load: createLoad(null, healthLookup) },
  play: async ({ canvas }) => {
    const cause = await canvas.findByLabelText('Penyebab klaim');
    await userEvent.selectOptions(cause, 'Tifus');
    await expect(
      await canvas.findByText('Masa tunggu 30 hari: dijamin mulai 9 Februari 2026.'),
    ).toBeVisible();
    const date = canvas.getByRole('textbox', { name: 'Tanggal Musibah' });
    await userEvent.type(date, '08022026');
    await expect(await canvas.findByText(/^Tanggal ini dalam masa tunggu, .* 8 Februari 2026/)).toBeVisible();
    await userEvent.clear(date);
    await userEvent.type(date, '09022026');
    await waitFor(() => expect(canvas.queryByText(/dalam masa tunggu/)).toBeNull());
    await userEvent.selectOptions(cause, 'Kecelakaan / patah tulang');
    await expect(canvas.queryByText(/Masa tunggu/)).toBeNull();
    await userEvent.selectOptions(cause, 'Melahirkan');
    await expect(await canvas.findByText(/^Polis ini tidak memiliki manfaat melahirkan/)).toBeVisible();
  },
};

/** The form of a property claim requires amount, cause and date. The amount is limited to the sum insured. */
export const Property: Story = {
  args: { load: createLoad(null, fireLookup) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Jumlah Klaim'), '450000001');
    await pressNext();
    await expectMessage(/^Maksimal jumlah klaim Rp450.000.000/);
    await expectMessage(/^Sebab Musibah Wajib Diisi/);
    await expectMessage(/^Tanggal Musibah wajib diisi/);
    await expectMessage(/^Penyebab klaim wajib di isi/);
  },
};

/** A claim for the damage of a third party requires more documents, among them at least two photos. */
export const Documents: Story = {
  args: {
    step: 'berkas',
    load: createLoad({
      ...claimWithDocuments,
      values: { ...collisionClaim.values, thirdPartyClaim: 'Y' },
      files: { ...claimWithDocuments.files, FOTO_PIHAK3: jpeg('lawan.jpg') },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Surat tuntutan pihak ketiga')).toBeInTheDocument();
    // The requirements of a document are shown before a file is chosen.
    await expect(canvas.getByLabelText('Foto kerusakan pihak ketiga')).toHaveAccessibleDescription(
      /^Dari beberapa sisi, cukup terang, dan tidak buram\. Gambar/,
    );
    await pressNext();
    await expect(await canvas.findByText('Mohon lengkapi lampiran yang dibutuhkan')).toBeVisible();
    await expect(
      (
        await canvas.findAllByText(
          /Lampiran Foto kerusakan pihak ketiga minimal 2 berkas yang harus diupload/,
        )
      ).length,
    ).toBe(2);
  },
};

export const Sent: Story = {
  args: { step: 'ringkasan', load: createLoad(claimWithDocuments) },
  play: async ({ args }) => {
    await press('Ajukan Klaim');
    await expect(
      await screen.findByText('Pastikan informasi yang Anda submit sudah benar dan sesuai'),
    ).toBeVisible();
    await press('Ya, ajukan');
    const sentDialog = await screen.findByRole('alertdialog', { name: 'Klaim terkirim' });
    await expect(sentDialog).toHaveAccessibleDescription(
      'Pengajuan Klaim Berhasil, mohon menuggu untuk verifikasi data',
    );
    // A claim follows a loss, so the dialog shows no green tick [Q41].
    await expect(sentDialog).toHaveAttribute('data-tone', 'info');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        isDuplicateConfirmed: false,
        payload: expect.objectContaining({ causeOfClaim: 'VE02', thirdPartyClaim: 'N' }),
        files: expect.arrayContaining([
          expect.objectContaining({
            code: 'FOTO',
            fileName: 'klaim-POL-KND-2026-004417--Foto-seluruh-bagian-yang-rusak-2.jpg',
          }),
        ]),
      }),
      expect.anything(),
    );
    await press('Oke');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/**
 * A claim with the policy, cause and day of an earlier claim is sent only after a second confirmation. If the claimant
 * cancels, the form shows the server's message.
 */
export const DuplicateConfirmed: Story = {
  args: {
    step: 'ringkasan',
    load: createLoad(claimWithDocuments),
    onSubmit: fn<ClaimFormPageProps['onSubmit']>(async ({ isDuplicateConfirmed }) => {
      const message = 'Klaim untuk polis, penyebab, dan tanggal ini sudah pernah diajukan';
      if (!isDuplicateConfirmed)
        throw Object.assign(new Error(message), { status: 409, fields: [{ path: 'again', message }] });
      return { message: 'Pengajuan Klaim Berhasil, mohon menuggu untuk verifikasi data', _id: 'c-2' };
    }),
  },
  play: async ({ args }) => {
    await press('Ajukan Klaim');
    await press('Ya, ajukan');
    await expect(await screen.findByText('Lanjutkan hanya bila ini kejadian yang berbeda')).toBeVisible();
    await press('Batal');
    await expect(
      await screen.findByText('Klaim untuk polis, penyebab, dan tanggal ini sudah pernah diajukan'),
    ).toBeVisible();
    await press('Ajukan Klaim');
    await press('Ya, ajukan');
    await press('Ya, lanjutkan');
    await expect(await screen.findByText(/Pengajuan Klaim Berhasil/)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ isDuplicateConfirmed: true }),
      expect.anything(),
    );
  },
};

/** An heir's claim begins with the heir's details and requires the death certificate. */
export const Heir: Story = {
  args: { isForHeir: true, load: createLoad(null, accidentLookup) },
  play: async ({ canvas }) => {
    await press('Lanjut');
    await expect((await canvas.findAllByText(/Nama Lengkap wajib diisi/)).length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByLabelText('Nama Lengkap'), 'Budi Wulandari');
    await userEvent.selectOptions(canvas.getByLabelText('Hubungan'), 'SUAMI');
    await userEvent.type(canvas.getByLabelText('Email'), 'budi@contoh.id');
    await userEvent.type(canvas.getByLabelText('Nomor telepon'), '081234567890');
    await pressNext();
    await userEvent.selectOptions(await canvas.findByLabelText('Penyebab klaim'), 'Tenggelam');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tanggal Musibah' }), '15112026');
    await pressNext();
    await expect(
      await canvas.findByLabelText('Sertifikat kematian dinas kependudukan / surat keterangan meninggal'),
    ).toBeInTheDocument();
    await expect(canvas.queryByLabelText(/cacat/)).toBeNull();
    await expect(canvas.queryByLabelText(/Kuitansi|resep/)).toBeNull();
  },
};

const heirClaim: ClaimDraft = {
  values: { ...collisionClaim.values, causeOfClaim: 'PA02', description: 'Terjatuh dari tangga.' },
  heir: {
    fullName: 'Budi Wulandari',
    relationship: 'SUAMI',
    email: 'budi@contoh.id',
    phone: '81234567890',
  },
  files: Object.fromEntries(
    documentsOfDraft(accidentLookup, {
      values: { ...collisionClaim.values, causeOfClaim: 'PA02' },
      heir: { fullName: '', relationship: '', email: '', phone: '' },
      files: {},
    })
      .filter(({ required }) => required)
      .map(({ code }) => [code, pdf(`${code}.pdf`)]),
  ),
};

/**
 * The e-mail address is shown before an heir's claim is sent. The form shows no success message, because the
 * site then opens a confirmation page.
 */
export const HeirSent: Story = {
  args: {
    isForHeir: true,
    step: 'ringkasan',
    load: createLoad(heirClaim, accidentLookup),
    onSubmit: fn<ClaimFormPageProps['onSubmit']>(async () => ({
      message: 'Pengajuan Klaim Berhasil',
      _id: 'c-1',
      secret: 's-1',
    })),
  },
  play: async ({ args }) => {
    await press('Ajukan Klaim');
    const question = await screen.findByRole('alertdialog', { name: 'Ajukan Klaim' });
    await expect(question).toHaveAccessibleDescription(/hanya kami kirim ke email ini\..*budi@contoh\.id$/);
    await press('Ya, ajukan');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining({ secret: 's-1' })));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/**
 * If the heir goes back from the confirmation page or opens the form again, the form links to the claim that was
 * already sent.
 */
export const HeirAfterClaim: Story = {
  args: {
    isForHeir: true,
    load: async () => ({ policy: accidentLookup, draft: null, earlierSecret: 's-1' }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Klaim ahli waris atas polis ini sudah Anda kirim\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat nomor dan tautan klaim' })).toHaveAttribute(
      'href',
      '/claims/heirs/sent#s-1',
    );
  },
};

/**
 * The server reports that an earlier attempt already sent the claim. The message refers to the mail with the link,
 * because an heir, unlike a member, has no list of claims.
 */
export const HeirSentBefore: Story = {
  tags: ['!autodocs'],
  args: {
    isForHeir: true,
    step: 'ringkasan',
    load: createLoad(heirClaim, accidentLookup),
    onSubmit: fn<ClaimFormPageProps['onSubmit']>(async () => ({ alreadySent: true })),
  },
  play: async ({ args }) => {
    await press('Ajukan Klaim');
    await press('Ya, ajukan');
    await expect(await screen.findByText(/Buka tautan yang kami kirim ke email Anda\./)).toBeVisible();
    await press('Oke');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ alreadySent: true }));
  },
};

/** A policy without beneficiaries has no form for heirs. */
export const HeirWithoutBeneficiaries: Story = {
  args: { isForHeir: true, load: createLoad(null, fireLookup) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak memiliki penerima manfaat/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/contact');
  },
};

export const NotFound: Story = {
  args: {
    load: async () => {
      throw Object.assign(new Error('none'), { status: 404 });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maaf nomor polis tidak di temukan')).toBeVisible();
  },
};

export const VoidPolicy: Story = {
  args: {
    load: async () => {
      throw Object.assign(new Error('Polis ini sudah dibatalkan, sehingga klaim tidak dapat diajukan'), {
        status: 409,
      });
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Polis ini sudah dibatalkan, sehingga klaim tidak dapat diajukan'),
    ).toBeVisible();
  },
};

export const Phone: Story = {
  args: { step: 'berkas', load: createLoad(claimWithDocuments) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kronologi kejadian')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { planTerms } from '../../lines/insured-person/plan-terms.ts';
import {
  BIRTH_DATE,
  completeDraft,
  draftWithAddress,
  draftWithFiles,
  draftWithInsured,
  draftWithTerms,
  jpeg,
  type StoryLine,
  TODAY,
} from '../story-data/draft.ts';
import { member } from '../story-data/member.ts';
import { longPlan, plan } from '../story-data/plan.ts';
import { failRegions, loadRegions } from '../story-data/regions.ts';
import { StatefulStep } from '../story-data/StatefulStep.tsx';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import { guide } from './OrderWizard.guide.ts';

const loaderOf =
  (draft: OrderDraft<StoryLine> | null, displayedPlan = plan) =>
  async () => ({ plan: displayedPlan, draft });
const benefitTablePlan = { ...plan, waitingTime: 0, limitClaim: { limit: 0, limitToBenefit: true } };
const placedOrder = {
  message: 'Pesanan Anda berhasil dibuat',
  _id: 'o-1',
  productType: 'kesehatan',
  invoice: false,
} as const;

const meta = {
  title: 'Orders/OrderWizard',
  component: OrderWizardPage<StoryLine>,
  render: (args) => (
    <StatefulStep {...args}>{(stepProps) => <OrderWizardPage {...args} {...stepProps} />}</StatefulStep>
  ),
  parameters: { guide, layout: 'fullscreen' },
  args: {
    load: loaderOf(null),
    line: 'kesehatan',
    search: { dob: BIRTH_DATE },
    today: TODAY,
    member,
    step: '',
    onStepChange: fn(),
    onDraftChange: fn(),
    draftStorage: { state: 'saved' },
    loadRegions,
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => placedOrder),
    onDone: fn(),
    plansHref: '/products/kesehatan/plan?dob=1990-01-01',
    onRequestConsultant: fn<OrderWizardPageProps<StoryLine>['onRequestConsultant']>(async () => undefined),
    memberPrefill: { fullName: member.fullName, phoneNumber: member.phone_number, email: member.email },
  },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The terms must be accepted. The first step also requests the verification of the e-mail. */
export const Terms: Story = {
  name: '[2 §5] Saya sudah membaca dan menyetujui ketentuan diatas',
  args: { verification: { email: 'sari@contoh.id', onResend: fn(async () => {}) } },
  play: async ({ canvas, userEvent, args }) => {
    const nextButton = await canvas.findByRole('button', { name: 'Lanjut' });
    await expect(nextButton).toBeDisabled();
    await expect(canvas.getByText('Email Anda belum diverifikasi')).toBeVisible();
    await expect(canvas.getByText('Langkah 1 dari 7')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Saya sudah membaca dan menyetujui ketentuan diatas' }),
    );
    await expect(nextButton).toBeEnabled();
    await userEvent.click(nextButton);
    const heading = await canvas.findByRole('heading', { name: 'Data Diri Tertanggung' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByText('Email Anda belum diverifikasi')).toBeNull();
    await expect(canvas.getByText('Langkah 2 dari 7')).toBeVisible();
    await waitFor(() => expect(args.onStepChange).toHaveBeenLastCalledWith('tertanggung', undefined));
    await expect(window.scrollY).toBe(0);
  },
};

/** The first step shows the same texts about the terms as the plan page and the comparison. */
export const TermsOfABenefitTable: Story = {
  args: { load: loaderOf(null, benefitTablePlan) },
  play: async ({ canvas }) => {
    const terms = (await canvas.findByText('Batas usia')).closest('dl') ?? document.body;
    for (const { title, value } of planTerms(benefitTablePlan)) {
      const term = within(terms).getByText(title).closest('div') ?? terms;
      await expect(within(term).getByText(value)).toBeVisible();
    }
    await expect(within(terms).getByText('Sesuai table manfaat')).toBeVisible();
    await expect(within(terms).getByText('Tidak ada')).toBeVisible();
  },
};

/** The first step states what was copied from the former order, and links to the unsent draft of this plan. */
export const Reorder: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => ({
      plan,
      draft: completeDraft,
      reorder: { unsentDraftHref: '/products/kesehatan/order/p-1' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const note = (await canvas.findByText('Data diisi dari pesanan sebelumnya')).closest('[role="status"]');
    await expect(note).toHaveTextContent(/berkas lampiran, bentuk polis, dan deklarasi perlu Anda isi lagi/);
    await expect(canvas.getByRole('link', { name: 'Lanjutkan isian tersebut' })).toHaveAttribute(
      'href',
      '/products/kesehatan/order/p-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await canvas.findByRole('heading', { name: 'Data Diri Tertanggung' });
    await expect(canvas.queryByText('Data diisi dari pesanan sebelumnya')).toBeNull();
  },
};

export const TermsPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const Insured: Story = {
  args: { load: loaderOf(draftWithInsured), step: 'tertanggung' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('SARI WULANDARI');
    await expect(canvas.getByRole('textbox', { name: 'Tanggal Lahir' })).toHaveValue('01/01/1990');
    await expect(canvas.getByText(/^Draf tersimpan otomatis di tab ini/)).toBeVisible();
    const costs = within(canvas.getByRole('complementary', { name: 'Ringkasan biaya' }));
    await expect(costs.getAllByText('Rp2.423.000')[0]).toBeInTheDocument();
  },
};

/** 'Ringkasan Informasi Produk' opens next to the steps without leaving them. */
export const ProductSummary: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(draftWithInsured), step: 'tertanggung' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ringkasan Informasi Produk' }));
    const summary = within(await screen.findByRole('dialog', { name: 'Ringkasan Informasi Produk' }));
    await expect(summary.getByRole('heading', { name: 'Simulasi' })).toBeInTheDocument();
    await expect(summary.getByText(/berusia 36 tahun/)).toBeInTheDocument();
    await expect(summary.getByRole('button', { name: 'Cetak' })).toBeEnabled();
  },
};

export const InsuredErrors: Story = {
  args: { load: loaderOf(draftWithTerms), step: 'tertanggung' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 8 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /Email wajib di isi!/ }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'sari@contoh.id');
    await expect(await canvas.findByRole('region', { name: 'Periksa 7 isian berikut' })).toBeVisible();
    await expect(canvas.getByText('Langkah 2 dari 7')).toBeVisible();
  },
};

export const InsuredErrorsPhone: Story = {
  tags: ['!autodocs'],
  args: InsuredErrors.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const nextButton = await canvas.findByRole('button', { name: 'Lanjut' });
    await expect(nextButton.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(nextButton);
    await expect(await canvas.findByRole('region', { name: 'Periksa 8 isian berikut' })).toBeVisible();
  },
};

/** The checkbox fills in the member's data. Unticking it clears the fields, except the searched date of birth. */
export const SameAsAccount: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(draftWithTerms), step: 'tertanggung' },
  play: async ({ canvas, userEvent }) => {
    const sameAsAccount = await canvas.findByRole('checkbox', { name: 'Sama seperti akun saya' });
    const name = canvas.getByRole('textbox', { name: 'Nama Lengkap' });
    await userEvent.click(sameAsAccount);
    await expect(name).toHaveValue('SARI WULANDARI');
    await expect(canvas.getByRole('textbox', { name: 'Nomor telepon' })).toHaveValue('81234567890');
    await expect(canvas.getByRole('combobox', { name: 'Jenis Kartu Identitas' })).toHaveValue('ktp');
    await expect(canvas.getByRole('radio', { name: 'Perempuan' })).toBeChecked();
    await userEvent.click(sameAsAccount);
    await expect(name).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Perempuan' })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Tanggal Lahir' })).toHaveValue('01/01/1990');
  },
};

export const OutsideAgeRange: Story = {
  name: '[2 §5] Usia Anda tidak masuk kriteria produk',
  args: { load: loaderOf(draftWithInsured), step: 'tertanggung' },
  play: async ({ canvas, userEvent }) => {
    const birthDateField = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await userEvent.clear(birthDateField);
    await userEvent.type(birthDateField, '01011950');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 1 isian berikut' });
    await expect(
      within(summary).getByRole('link', { name: 'Tanggal Lahir: Usia Anda tidak masuk kriteria produk!' }),
    ).toBeVisible();
    await expect(canvas.getByText('Premi dihitung dari tanggal lahir tertanggung.')).toBeInTheDocument();
  },
};

/** The lists of regions can be searched. A change of the province clears the levels below. */
export const Address: Story = {
  args: { load: loaderOf(draftWithInsured), step: 'alamat' },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string, searchText: string, option: string) => {
      const field = canvas.getByRole('combobox', { name });
      await waitFor(() => expect(field).toBeEnabled());
      await userEvent.clear(field);
      await userEvent.type(field, searchText);
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await expect(await canvas.findByRole('combobox', { name: 'Kabupaten/Kota' })).toBeDisabled();
    await choose('Provinsi', 'jakarta', 'DKI JAKARTA');
    await choose('Kabupaten/Kota', 'selatan', 'KOTA JAKARTA SELATAN');
    await choose('Kecamatan', 'teb', 'TEBET');
    await choose('Kelurahan', 'barat', 'TEBET BARAT');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Kode Pos' })).toHaveValue('12810'));
    await choose('Provinsi', 'jawa', 'JAWA BARAT');
    await expect(canvas.getByRole('combobox', { name: 'Kelurahan' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Kode Pos' })).toHaveValue('');
  },
};

export const AddressFromAccount: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(draftWithInsured), step: 'alamat' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai alamat akun saya' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Kelurahan' })).toHaveValue('TEBET BARAT'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Lampiran' })).toBeVisible();
  },
};

export const AddressListsFailed: Story = {
  args: { load: loaderOf(draftWithAddress), step: 'alamat', loadRegions: failRegions },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Kelurahan' })).toHaveValue('TEBET BARAT');
  },
};

export const Attachments: Story = {
  args: { load: loaderOf(draftWithAddress), step: 'lampiran' },
  play: async ({ canvas, userEvent }) => {
    // The fields are rendered after the button.
    const fileInput = await canvas.findByLabelText('KTP Tertanggung');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Lengkapi semua berkas lampiran' });
    await userEvent.click(within(summary).getByRole('link', { name: 'KTP Tertanggung belum dilampirkan!' }));
    await expect(fileInput).toHaveFocus();
    await userEvent.upload(fileInput, new File(['%PDF-1.7'], 'ktp.jpg', { type: 'application/pdf' }));
    await expect(await canvas.findByText('File gambar tidak valid, gambar: jpg!')).toBeVisible();
    await expect(
      within(summary).getByRole('link', { name: 'KTP Tertanggung: File gambar tidak valid, gambar: jpg!' }),
    ).toBeVisible();
    await expect(canvas.queryByText('KTP Tertanggung belum dilampirkan!')).toBeNull();
    await userEvent.upload(fileInput, jpeg('ktp-sari.jpg'));
    await expect(await canvas.findByRole('link', { name: /ktp-sari\.jpg/ })).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Foto Diri Tertanggung'), jpeg('foto-sari.jpg'));
    await expect(await canvas.findByRole('link', { name: /foto-sari\.jpg/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Informasi Lainnya' })).toBeVisible();
  },
};

/** A child without an identity card attaches the family card. */
export const ChildAttachments: Story = {
  args: {
    load: loaderOf({
      ...draftWithAddress,
      slices: {
        ...draftWithAddress.slices,
        insured: { ...draftWithAddress.slices.insured, identiyType: 'ktp', birthDate: '2014-03-01' },
      },
    }),
    step: 'lampiran',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kartu Keluarga Tertanggung')).toBeVisible();
    await expect(canvas.queryByLabelText('KTP Tertanggung')).toBeNull();
  },
};

export const AttachmentsChosen: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(draftWithFiles), step: 'lampiran' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus KTP Tertanggung' }));
    await expect(canvas.queryByRole('link', { name: /ktp-sari\.jpg/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /foto-sari\.jpg/ })).toBeVisible();
  },
};

export const PrintedPolicy: Story = {
  args: { load: loaderOf(draftWithFiles), step: 'informasi' },
  play: async ({ canvas, userEvent }) => {
    const costs = within(await canvas.findByRole('complementary', { name: 'Ringkasan biaya' }));
    await expect(costs.queryByText('Biaya cetak polis')).toBeNull();
    await expect(await canvas.findByText('Gratis, dikirim ke sari.wulandari@contoh.id.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'E-polis dan polis cetak' }));
    await expect(costs.getByText('Biaya cetak polis')).toBeInTheDocument();
    await expect(costs.getAllByText('Rp2.473.000')[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kirim ke alamat lain' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 1 isian berikut' });
    await userEvent.click(within(summary).getByRole('link', { name: 'Alamat pengiriman wajib di isi!' }));
    await userEvent.keyboard('Jl. Melati 5, Bogor 16111');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Deklarasi' })).toBeVisible();
  },
};

/** The insured has another e-mail than the member: the e-policy is sent to both. */
export const PolicyForOtherPerson: Story = {
  args: {
    load: loaderOf({
      ...draftWithFiles,
      slices: {
        ...draftWithFiles.slices,
        insured: { ...draftWithFiles.slices.insured, emailAddress: 'budi@contoh.id' },
      },
    }),
    step: 'informasi',
  },
  play: async ({ canvas }) => {
    const hint = 'Gratis, dikirim ke budi@contoh.id dan sari.wulandari@contoh.id.';
    await expect(await canvas.findByText(hint)).toBeVisible();
  },
};

export const DeclarationsUnanswered: Story = {
  args: { load: loaderOf(draftWithFiles), step: 'deklarasi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Anda belum melengkapi Deklarasi!' });
    await userEvent.click(within(summary).getByRole('link', { name: 'Pertanyaan 1 belum dijawab!' }));
    const firstQuestion = within(canvas.getByRole('radiogroup', { name: /^1\. Apakah saat ini/ }));
    await expect(firstQuestion.getByRole('radio', { name: 'Ya' })).toHaveFocus();
  },
};

export const DeclarationsBlocked: Story = {
  args: {
    load: loaderOf({
      ...draftWithFiles,
      slices: { ...draftWithFiles.slices, declarations: { d1: 'ya', d2: 'ya' } },
    }),
    step: 'deklarasi',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    const notice =
      (await canvas.findByText('Perhatian')).closest<HTMLElement>('[role=alert]') ?? document.body;
    await expect(notice).toHaveTextContent(
      'Berdasarkan deklarasi yang Anda masukan, Anda belum dapat membeli produk ini, Anda bisa coba cari produk lainnya ya!',
    );
    await expect(within(notice).getByRole('link', { name: 'Cari produk lain' })).toBeVisible();
    await expect(canvas.getByText('Langkah 6 dari 7')).toBeVisible();
  },
};

const personalAccident = { line: 'kecelakaandiri' } as const;

export const Beneficiary: Story = {
  args: { ...personalAccident, load: loaderOf(draftWithAddress), step: 'penerima-manfaat' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Langkah 4 dari 8')).toBeVisible();
    await canvas.findByRole('group', { name: 'Penerima Manfaat Utama' });
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 4 isian berikut' });
    for (const name of [
      'Penerima Manfaat wajib di isi!',
      'Hubungan harus di pilih!',
      'Email wajib di isi!',
      'Nomor telpon wajib di isi!',
    ]) {
      await expect(within(summary).getByRole('link', { name })).toBeVisible();
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nama Lengkap' }), 'budi santoso');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Hubungan dengan Tertanggung' }),
      'SUAMI',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'budi');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nomor Telpon' }), '81234567890');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('link', { name: 'Email tidak Valid!' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '@contoh.id');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Lampiran' })).toBeVisible();
  },
};

/** With a second beneficiary each message names the beneficiary. */
export const TwoBeneficiaries: Story = {
  tags: ['!autodocs'],
  args: { ...personalAccident, load: loaderOf(draftWithAddress), step: 'penerima-manfaat' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Tambah penerima manfaat kedua/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 6 isian berikut' });
    for (const name of [
      'Penerima Manfaat Utama: Penerima Manfaat wajib di isi!',
      'Penerima Manfaat Kedua: Penerima Manfaat wajib di isi!',
      'Penerima Manfaat Kedua: Hubungan harus di pilih!',
    ])
      await expect(within(summary).getByRole('link', { name })).toBeVisible();
  },
};

const beneficiary = {
  primary: { fullName: 'BUDI SANTOSO', relationship: 'SUAMI', useSecondary: true },
  secondary: [{ fullName: 'RATNA', relationship: 'ANAK KANDUNG' }],
  email: 'budi@contoh.id',
  phone: '81234567890',
  description: '',
};

/** Personal accident: eight steps; the order includes the beneficiaries. */
export const PersonalAccidentSubmitted: Story = {
  tags: ['!autodocs'],
  args: {
    ...personalAccident,
    load: loaderOf({ ...completeDraft, slices: { ...completeDraft.slices, beneficiary } }),
    step: 'ringkasan',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('BUDI SANTOSO, SUAMI')).toBeInTheDocument();
    await expect(canvas.getByText('RATNA, ANAK KANDUNG')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim pesanan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          payload: expect.objectContaining({ beneficiary: { ...beneficiary, phone: '6281234567890' } }),
        }),
        expect.anything(),
      ),
    );
  },
};

export const Summary: Story = {
  args: { load: loaderOf(completeDraft), step: 'ringkasan' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah Data Diri Tertanggung' }));
    const name = await canvas.findByRole('textbox', { name: 'Nama Lengkap' });
    await userEvent.clear(name);
    await userEvent.type(name, 'SARI W. PUTRI');
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke ringkasan' }));
    await expect(await canvas.findByRole('heading', { name: 'Order Summary' })).toHaveFocus();
    await expect(canvas.getByText('SARI W. PUTRI')).toBeVisible();
  },
};

export const SummaryPhone: Story = { args: Summary.args, globals: { viewport: { value: 'phone' } } };

export const Submitted: Story = {
  tags: ['!autodocs'],
  name: '[2 §4] Lanjutkan Pesanan? / Berhasil!',
  args: { load: loaderOf(completeDraft), step: 'ringkasan' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Lanjutkan Pesanan?' });
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    const doneDialog = await screen.findByRole('alertdialog', { name: 'Berhasil!' });
    await expect(doneDialog).toHaveTextContent('Pesanan Anda berhasil dibuat');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(within(doneDialog).getByRole('button', { name: 'Oke' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(placedOrder));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        productId: 'plan-sbk-350',
        params: { dob: '1990-01-01' },
        payload: expect.objectContaining({
          fullname: 'SARI WULANDARI',
          phoneNumber: '6281234567890',
          acceptTnc: true,
          amounts: {
            premium: 2_390_000,
            adminFee: 25_000,
            policyPrintFee: 0,
            serviceFee: 8_000,
            total: 2_423_000,
          },
        }),
        files: [
          expect.objectContaining({ code: 'ktp', title: 'KTP Tertanggung' }),
          expect.objectContaining({ code: 'foto-diri' }),
        ],
      }),
      expect.anything(),
    );
  },
};

export const Sending: Story = {
  tags: ['!autodocs'],
  args: {
    load: loaderOf(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>((_submission, { onProgress }) => {
      onProgress(0.42);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    const sendingDialog = await screen.findByRole('dialog', { name: 'Mengirim data' });
    await expect(within(sendingDialog).getByRole('progressbar')).toHaveValue(0.42);
    // The dialog is invisible in its first frame, because its opening animation begins with opacity 0.
    await waitFor(() => expect(sendingDialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(sendingDialog).toBeVisible();
  },
};

/**
 * The costs changed during the order: the wizard displays the new costs and can be submitted again. The last step also
 * requests the verification of the e-mail.
 */
export const SubmitFailed: Story = {
  tags: ['!autodocs'],
  args: {
    load: fn<OrderWizardPageProps<StoryLine>['load']>(loaderOf(completeDraft, { ...plan, adminFee: 35_000 })),
    verification: { email: 'sari@contoh.id', onResend: fn(async () => {}) },
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => {
      throw Object.assign(new Error('Rincian biaya telah berubah, silakan periksa kembali pesanan Anda'), {
        status: 409,
        changes: [
          { path: 'amounts.adminFee', from: 25_000, to: 35_000 },
          { path: 'amounts.total', from: 2_423_000, to: 2_433_000 },
        ],
      });
    }),
  },
  beforeEach: ({ args }) => {
    mocked(args.load).mockImplementationOnce(loaderOf(completeDraft));
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
    await expect(canvas.getByText('Email Anda belum diverifikasi')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    const messages = await screen.findAllByText(
      'Rincian biaya telah berubah, silakan periksa kembali pesanan Anda',
    );
    await expect(messages).toHaveLength(2);
    for (const change of [
      'Biaya admin berubah dari Rp25.000 menjadi Rp35.000',
      'Total berubah dari Rp2.423.000 menjadi Rp2.433.000',
    ])
      await expect(canvas.getByText(change)).toBeVisible();
    await expect(canvas.getByText('SARI WULANDARI')).toBeInTheDocument();
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kirim pesanan' })).toBeEnabled());
    await expect((await canvas.findAllByText('Rp2.433.000')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Rp2.423.000')).toBeNull();
  },
};

/** The URL names a step after the first invalid step: the wizard opens the first invalid step. */
export const LaterStepInUrl: Story = {
  args: { load: loaderOf(draftWithInsured), step: 'ringkasan' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toBeVisible();
    await waitFor(() => expect(args.onStepChange).toHaveBeenCalledWith('alamat', { replace: true }));
  },
};

export const LongNames: Story = {
  args: {
    load: loaderOf(
      {
        ...completeDraft,
        slices: {
          ...completeDraft.slices,
          shipping: { ...completeDraft.slices.shipping, printPolicy: true },
        },
      },
      longPlan,
    ),
    step: 'ringkasan',
  },
};

export const LongNamesPhone: Story = {
  tags: ['!autodocs'],
  args: LongNames.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: /Rincian biaya, total/ });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const LoadFailed: Story = {
  args: {
    load: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

/** A plan sold by consultants only: its URL opens the request form instead of the wizard. */
export const OfflinePlan: Story = {
  args: { load: loaderOf(completeDraft, { ...plan, transactionType: 'offline' }), step: 'ringkasan' },
  play: async ({ canvas, userEvent, args }) => {
    const requestDialog = await screen.findByRole('dialog', { name: 'Hubungi konsultan' });
    await expect(canvas.queryByText(/^Langkah/)).toBeNull();
    await expect(within(requestDialog).getByRole('textbox', { name: 'Nama lengkap' })).toHaveValue(
      'SARI WULANDARI',
    );
    await userEvent.click(within(requestDialog).getByRole('button', { name: 'Kirim permintaan' }));
    await waitFor(() =>
      expect(args.onRequestConsultant).toHaveBeenCalledWith(
        expect.objectContaining({ phoneNumber: '6281234567890' }),
        expect.objectContaining({ _id: 'plan-sbk-350' }),
      ),
    );
    const sentDialog = within(await screen.findByRole('dialog', { name: 'Berhasil' }));
    // The icon in the dialog's header is also called 'Tutup', but has no description.
    await userEvent.click(await sentDialog.findByRole('button', { name: 'Tutup', description: /.+/ }));
    await expect(await canvas.findByRole('button', { name: 'Hubungi konsultan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat produk lain' })).toBeVisible();
  },
};

/**
 * Two orders of the member are undecided and the e-mail is not verified, so the server would reject another
 * order. A page before the wizard states this. The member can fill in the wizard nevertheless.
 */
export const VerifyFirst: Story = {
  args: {
    load: async () => ({ ...(await loaderOf(null)()), mustVerifyFirst: true }),
    verification: { email: 'sari@contoh.id', onResend: fn(async () => {}) },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Verifikasi email Anda dahulu' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lanjut' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang email verifikasi' }));
    await waitFor(() => expect(args.verification?.onResend).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Isi formulir dahulu' }));
    await expect(await canvas.findByText('Langkah 1 dari 7')).toBeVisible();
  },
};

export const PlanNotFound: Story = {
  name: '[2 §8] Kami tidak menemukan produk yang Anda cari',
  args: {
    load: async () => {
      throw Object.assign(new Error('not found'), { status: 404 });
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Kami tidak menemukan produk yang Anda cari' }),
    ).toBeVisible();
  },
};

export const Dark: Story = {
  ...InsuredErrors,
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
};

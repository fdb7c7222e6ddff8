import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fireEarthquakePlan, longPropertyPlan, searchFor } from '../../lines/property/fixtures.ts';
import { TODAY } from '../story-data/draft.ts';
import { member } from '../story-data/member.ts';
import {
  completePropertyDraft,
  createDraftWithOwner,
  draftWithBuilding,
  draftWithoutBuilding,
  mortgagedSearch,
} from '../story-data/property.fixture.ts';
import { loadRegions } from '../story-data/regions.ts';
import { StatefulStep } from '../story-data/StatefulStep.tsx';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';

type Line = 'kebakaran-gempabumi';
type Props = OrderWizardPageProps<Line>;

const loaderOf =
  (draft: OrderDraft<Line> | null, plan = fireEarthquakePlan) =>
  async () => ({ plan, draft });

const meta = {
  title: 'Orders/OrderWizard/Property',
  component: OrderWizardPage<Line>,
  render: (args) => (
    <StatefulStep {...args}>{(stepProps) => <OrderWizardPage {...args} {...stepProps} />}</StatefulStep>
  ),
  parameters: { layout: 'fullscreen' },
  args: {
    load: loaderOf(null),
    line: 'kebakaran-gempabumi',
    search: mortgagedSearch,
    today: TODAY,
    member,
    step: '',
    onStepChange: fn(),
    onDraftChange: fn(),
    draftStorage: { state: 'saved' },
    loadRegions: fn(loadRegions),
    loadBanks: async () => ['Bank Tabungan Negara', 'Bank Mandiri'],
    onSubmit: fn<Props['onSubmit']>(async () => ({
      message: 'Pesanan Anda berhasil dibuat',
      _id: 'o-30',
      productType: 'kebakaran-gempabumi',
      invoice: false,
    })),
    onDone: fn(),
    plansHref: '/products/kebakaran-gempabumi/plan?occupation=2976',
    onRequestConsultant: fn<Props['onRequestConsultant']>(async () => undefined),
  },
} satisfies Meta<typeof OrderWizardPage<Line>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wizard has eight steps. The price is for the whole term. The owner's date of birth is not requested. */
export const Terms: Story = {
  play: async ({ canvas, userEvent }) => {
    const terms = await canvas.findByRole('checkbox', {
      name: 'Saya sudah membaca dan menyetujui ketentuan diatas',
    });
    await expect(canvas.getByText('Langkah 1 dari 8')).toBeVisible();
    await expect(canvas.getByText('Maksimal 5 lantai')).toBeVisible();
    // The exclusions are above the checkbox that accepts the terms.
    await expect(canvas.getByText('Yang tidak dijamin').closest('div')).toHaveTextContent(
      'Kerusakan yang disengaja.',
    );
    await expect(canvas.getByText('Risiko sendiri: Banjir').closest('div')).toHaveTextContent(
      '10% dari klaim',
    );
    const costs = within(canvas.getByRole('complementary', { name: 'Ringkasan biaya' }));
    await expect(costs.getByText(/^Premi gempa bumi 3 tahun/)).toBeInTheDocument();
    await expect(costs.getAllByText('Rp6.083.400')).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
    await userEvent.click(terms);
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Data Pemilik' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: 'Tanggal Lahir' })).toBeNull();
  },
};

/**
 * The messages have the texts of the specification. Province and regency cannot be changed, because the price depends on them.
 */
export const BuildingErrors: Story = {
  args: { load: loaderOf(createDraftWithOwner()), step: 'bangunan' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Rumah tinggal (bukan ruko), maksimal 3 lantai (2976)');
    const province = await canvas.findByRole('textbox', { name: 'Provinsi' });
    await expect(province).toHaveValue('DKI JAKARTA');
    for (const name of ['Provinsi', 'Kabupaten/Kota', 'Nama Kabupaten/Kota'])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = within(
      await canvas.findByRole('region', { name: 'Harap lengkapi alamat Objek Pertanggungan' }),
    );
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kecamatan Wajib diisi!',
      'Kelurahan Wajib diisi!',
      'Alamat Objek Bangunan wajib diisi!',
      'RT Wajib diisi!',
      'RW Wajib diisi!',
      'Kode Pos Wajib diisi!',
      'Nama Bank Wajib diisi!',
    ]);
    await userEvent.click(summary.getByRole('link', { name: /^Nama Bank/ }));
    await expect(canvas.getByRole('combobox', { name: 'Nama Bank' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'RT' }), '1a');
    await expect(canvas.getByRole('textbox', { name: 'RT' })).toHaveAccessibleDescription(
      'RT wajib 3 digit angka!',
    );
    await expect(args.loadRegions).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'provinsi' }));
  },
};

/** A change of a region clears the postal code. If a village has only one postal code, the form fills it in. */
export const BuildingFilledIn: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(draftWithBuilding), step: 'bangunan' },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string, option: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Kecamatan', 'SETIABUDI');
    await expect(canvas.getByRole('combobox', { name: 'Kode Pos' })).toHaveValue('');
    await choose('Kecamatan', 'TEBET');
    await choose('Kelurahan', 'TEBET BARAT');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Kode Pos' })).toHaveValue('12810'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Lampiran' })).toHaveFocus();
  },
};

/** Without a mortgage the bank is not requested. */
export const WithoutMortgage: Story = {
  args: {
    load: loaderOf(createDraftWithOwner(searchFor('kebakaran-gempabumi', { floodZone: 3 }))),
    search: searchFor('kebakaran-gempabumi', { floodZone: 3 }),
    step: 'bangunan',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Alamat Objek Bangunan' })).toBeVisible();
    await expect(canvas.getByText(/ · Banjir dalam 3 tahun terakhir$/)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Nama Bank' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ubah data bangunan' })).toHaveAttribute(
      'href',
      expect.stringContaining('/products/kebakaran-gempabumi?occupation=2976&timePeriod=1'),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** If the list of banks fails to load, the field states this and keeps the stored bank. */
export const BanksFailed: Story = {
  tags: ['!autodocs'],
  args: {
    load: loaderOf(draftWithBuilding),
    step: 'bangunan',
    loadBanks: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Daftar bank gagal dimuat.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Nama Bank' })).toHaveValue('Bank Tabungan Negara');
  },
};

/** If the visitor has not searched yet, the wizard links to the search. */
export const WithoutBuilding: Story = {
  args: {
    load: loaderOf({
      ...createDraftWithOwner(),
      slices: { ...createDraftWithOwner().slices, building: draftWithoutBuilding.slices.building },
    }),
    step: 'bangunan',
    search: { ...searchFor('kebakaran-gempabumi'), knownBuilding: undefined },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Harap lengkapi semua field yg di butuhkan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Isi data bangunan' })).toHaveAttribute(
      'href',
      '/products/kebakaran-gempabumi',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(canvas.getByText('Langkah 4 dari 8')).toBeVisible();
  },
};

const CHANGED_PRICE_ERROR = Object.assign(
  new Error('Data yang menjadi dasar premi telah berubah, silakan periksa kembali pesanan Anda'),
  {
    status: 409,
    fields: [
      {
        path: 'building.zone',
        message: 'Zona gempa bumi berubah dari Zona 4 menjadi Zona 5 (risiko paling tinggi)',
      },
    ],
    changes: [{ path: 'amounts.premium', from: 5_918_400, to: 6_818_400 }],
  },
);

/**
 * The earthquake zone changed after the quote: the wizard shows the old and the new value and keeps the input.
 */
export const ZoneChanged: Story = {
  args: {
    load: loaderOf(completePropertyDraft),
    step: 'ringkasan',
    onSubmit: fn<Props['onSubmit']>(() => Promise.reject(CHANGED_PRICE_ERROR)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Lanjutkan Pesanan?' });
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    await expect(
      await canvas.findByText('Zona gempa bumi berubah dari Zona 4 menjadi Zona 5 (risiko paling tinggi)'),
    ).toBeVisible();
    await expect(canvas.getByText('Premi berubah dari Rp5.918.400 menjadi Rp6.818.400')).toBeVisible();
    await expect(canvas.getByText('BANK TABUNGAN NEGARA, perjanjian kredit KPR-0012/2026')).toBeVisible();
  },
};

/** The summary shows the premium of the whole term [2 §2]. The confirmed order contains the term and the bank. */
export const SummarySubmitted: Story = {
  name: '[2 §4] Lanjutkan Pesanan?',
  args: { load: loaderOf(completePropertyDraft), step: 'ringkasan' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order Summary' })).toBeVisible();
    await expect(
      await canvas.findByText('BANK TABUNGAN NEGARA, perjanjian kredit KPR-0012/2026'),
    ).toBeVisible();
    for (const [title, value] of [
      ['Premi 3 tahun', 'Rp5.918.400'],
      ['Klausula Bank', 'BANK TABUNGAN NEGARA, perjanjian kredit KPR-0012/2026'],
    ] as const)
      await expect(canvas.getByText(title).closest('div')).toHaveTextContent(`${title}${value}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim pesanan' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Lanjutkan Pesanan?' });
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    await screen.findByRole('alertdialog', { name: 'Berhasil!' });
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        productId: 'plan-lengkap',
        payload: expect.objectContaining({ timePeriod: 3, bankClause: 'BANK TABUNGAN NEGARA' }),
      }),
      expect.anything(),
    );
  },
};

export const SummaryPhone: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(completePropertyDraft, longPropertyPlan), step: 'ringkasan' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klausula Bank')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  expensiveVehicle,
  knownVehicle,
  longVehiclePlan,
  vehicleCatalogue,
  vehiclePlanOnline,
  vehiclePlanTlo,
  vehicleSearch,
} from '../../lines/vehicle/fixtures.ts';
import { TODAY } from '../story-data/draft.ts';
import { member } from '../story-data/member.ts';
import { loadRegions } from '../story-data/regions.ts';
import { StatefulStep } from '../story-data/StatefulStep.tsx';
import {
  completeVehicleDraft,
  draftAfterSearch,
  draftWithAdditions,
  draftWithOwner,
  draftWithoutVehicle,
  draftWithTerms,
  draftWithVehicle,
} from '../story-data/vehicle.fixture.ts';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';

type Props = OrderWizardPageProps<'kendaraan'>;

const loaderOf =
  (draft: OrderDraft<'kendaraan'> | null, plan = vehiclePlanOnline) =>
  async () => ({ plan, draft });

const meta = {
  title: 'Orders/OrderWizard/Vehicle',
  component: OrderWizardPage<'kendaraan'>,
  render: (args) => (
    <StatefulStep {...args}>{(stepProps) => <OrderWizardPage {...args} {...stepProps} />}</StatefulStep>
  ),
  parameters: { layout: 'fullscreen' },
  args: {
    load: loaderOf(null),
    line: 'kendaraan',
    search: vehicleSearch,
    today: TODAY,
    member,
    step: '',
    onStepChange: fn(),
    onDraftChange: fn(),
    draftStorage: { state: 'saved' },
    loadRegions,
    catalogue: vehicleCatalogue,
    onSubmit: fn<Props['onSubmit']>(async () => ({
      message: 'Pesanan Anda berhasil dibuat',
      _id: 'o-20',
      productType: 'kendaraan',
      invoice: false,
    })),
    onDone: fn(),
    plansHref: '/products/kendaraan/list?vehicleType=MV4',
    onRequestConsultant: fn<Props['onRequestConsultant']>(async () => undefined),
  },
} satisfies Meta<typeof OrderWizardPage<'kendaraan'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wizard has nine steps. The first step shows the terms, which no other step repeats. */
export const Terms: Story = {
  play: async ({ canvas, userEvent }) => {
    const terms = await canvas.findByRole('checkbox', {
      name: 'Saya sudah membaca dan menyetujui ketentuan diatas',
    });
    await expect(canvas.getByText('Langkah 1 dari 9')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
    await expect(canvas.getAllByText(/Laporkan kejadian paling lambat/)).toHaveLength(1);
    await userEvent.click(terms);
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Informasi Produk' })).toHaveFocus();
    await expect(canvas.queryByText(/Laporkan kejadian paling lambat/)).toBeNull();
  },
};

/** Each chosen extension updates the price. Only one limit of an extension can be chosen. */
export const Extensions: Story = {
  args: { load: loaderOf(draftWithTerms), step: 'produk' },
  play: async ({ canvas, userEvent }) => {
    const costs = within(await canvas.findByRole('complementary', { name: 'Ringkasan biaya' }));
    await expect(costs.getAllByText('Rp5.230.935')).not.toHaveLength(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pilih perluasan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Perluasan' }));
    const flood = dialog.getByRole('checkbox', { name: /^Banjir/ });
    const liability = within(dialog.getByRole('radiogroup', { name: /pihak ketiga/ }));
    const total = dialog.getByRole('status');
    await userEvent.click(flood);
    await expect(total).toHaveTextContent('Rp5.491.635');
    await userEvent.click(liability.getByRole('radio', { name: 'Rp25.000.000' }));
    await expect(total).toHaveTextContent('Rp5.741.635');
    await userEvent.click(liability.getByRole('radio', { name: 'Rp50.000.000' }));
    await expect(total).toHaveTextContent('Rp5.866.635');
    // However often the extension is chosen and removed, the price returns to the same two amounts.
    for (let press = 0; press < 10; press += 1) {
      await userEvent.click(flood);
      await expect(total).toHaveTextContent(press % 2 === 0 ? 'Rp5.605.935' : 'Rp5.866.635');
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(costs.getAllByText('Rp5.866.635')).not.toHaveLength(0);
    await expect(canvas.getAllByText(/TJH III\), Rp50 juta$/)).not.toHaveLength(0);
    await expect(canvas.queryByText(/TJH III\), Rp25 juta/)).toBeNull();
  },
};

/**
 * The sum insured of the passenger cover applies to each of the six seats. The dialog, the list and the costs
 * state this.
 */
export const PassengerSeats: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(draftWithTerms), step: 'produk' },
  play: async ({ canvas, userEvent }) => {
    const name = 'Kecelakaan diri penumpang, Rp10 juta per kursi × 6';
    await userEvent.click(await canvas.findByRole('button', { name: 'Pilih perluasan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Perluasan' }));
    await userEvent.click(dialog.getByRole('checkbox', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(name)).toBeVisible();
    const costs = within(canvas.getByRole('complementary', { name: 'Ringkasan biaya' }));
    await expect(costs.getByText(`Perluasan ${name}`)).toBeVisible();
  },
};

/** Accessories are part of the sum insured. Their total value may be at most half of the vehicle's price. */
export const Accessories: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(draftWithTerms), step: 'produk' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah aksesori' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah aksesori' }));
    const name = dialog.getByRole('textbox', { name: 'Nama aksesori' });
    const value = dialog.getByRole('textbox', { name: 'Nilai aksesori' });
    const save = dialog.getByRole('button', { name: 'Simpan' });
    await userEvent.click(save);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Field wajib di isi!');
    await expect(value).toHaveAccessibleDescription('Field wajib di isi!');
    await userEvent.type(name, 'Kaca film');
    await userEvent.type(value, '150000000');
    await expect(value).toHaveAccessibleDescription(
      'Total nilai aksesori maksimal 50% dari harga kendaraan, yaitu Rp118.500.000!',
    );
    await userEvent.clear(value);
    await userEvent.type(value, '3500000');
    await expect(dialog.getByRole('status')).toHaveTextContent('Rp5.307.078');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Langkah 2 dari 9')).toBeVisible();
    await expect(canvas.getByText('Rp240.500.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Kaca film' }));
    const reopenedDialog = within(await screen.findByRole('dialog', { name: 'Ubah aksesori' }));
    await expect(reopenedDialog.getByRole('textbox', { name: 'Nilai aksesori' })).toHaveValue('3.500.000');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Kaca film' }));
    await expect(canvas.queryByText('Rp240.500.000')).toBeNull();
  },
};

/** The product has no extensions. It requires a survey and therefore one more document. */
export const NoExtensionsButSurvey: Story = {
  args: { load: loaderOf(draftWithTerms, vehiclePlanTlo), step: 'produk' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Video kendaraan dilampirkan/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih perluasan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Perluasan' });
    await expect(dialog).toHaveTextContent('Produk ini tidak memiliki fasilitas perluasan.');
  },
};

/**
 * The messages have the texts of the specification, in field order. A pasted registration number fills its three fields, and a
 * region that differs from the searched region is reported.
 */
export const VehicleErrors: Story = {
  args: { load: loaderOf(draftWithAdditions), step: 'kendaraan' },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Harga Kendaraan' });
    await userEvent.clear(price);
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = within(await canvas.findByRole('region', { name: 'Periksa 4 isian berikut' }));
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Harga Kendaraan Wajib di isi!',
      'Lengkapi nomor polisi kendaraan!',
      'Nomor Rangka Wajib di isi!',
      'Nomor Mesin Wajib di isi!',
    ]);
    await userEvent.type(price, '300000000');
    await expect(price).toHaveAccessibleDescription(
      /^Kisaran Harga Pasaran : Rp215\.454\.546 s\/d Rp260\.700\.000!/,
    );
    await userEvent.click(summary.getByRole('link', { name: /nomor polisi/ }));
    const plate = within(canvas.getByRole('group', { name: 'Nomor Polisi' }));
    const area = plate.getByRole('textbox', { name: 'Kode wilayah' });
    // The region is filled in from the search.
    await expect(area).toHaveValue('B');
    await expect(area).toBeValid();
    await expect(plate.getByRole('textbox', { name: 'Nomor' })).toHaveFocus();
    await userEvent.clear(area);
    await userEvent.paste('d-4321-xyz');
    await expect(area).toHaveValue('D');
    await expect(plate.getByRole('textbox', { name: 'Nomor' })).toHaveValue('4321');
    await expect(plate.getByRole('textbox', { name: 'Huruf belakang' })).toHaveValue('XYZ');
    await expect(plate.getByRole('textbox', { name: 'Huruf belakang' })).toHaveFocus();
    await expect(
      canvas.getByText('Kode wilayah nomor polisi berbeda dengan kode wilayah kendaraan (B)!', {
        selector: 'fieldset *',
      }),
    ).toBeVisible();
  },
};

/** A change of the vehicle in the wizard updates the price and keeps the other input. Missing values are reported. */
export const ChangeVehicle: Story = {
  args: { load: loaderOf(draftWithVehicle), step: 'kendaraan' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah kendaraan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah kendaraan' }));
    const model = dialog.getByRole('combobox', { name: 'Model' });
    await waitFor(() => expect(model).toHaveValue('C001'));
    const type = dialog.getByRole('combobox', { name: 'Jenis Kendaraan' });
    await userEvent.selectOptions(type, 'MV2');
    const brand = dialog.getByRole('combobox', { name: 'Brand' });
    await waitFor(() => expect(brand).toHaveValue(''));
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai kendaraan ini' }));
    await expect(brand).toHaveAccessibleDescription('Brand Wajib di isi!');
    await userEvent.selectOptions(type, 'MV4');
    await waitFor(() => expect(dialog.getByRole('option', { name: 'Honda' })).toBeInTheDocument());
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Brand' }), 'honda');
    const year = dialog.getByRole('combobox', { name: 'Tahun' });
    await waitFor(() => expect(year).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai kendaraan ini' }));
    await expect(year).toHaveAccessibleDescription('Tahun Wajib di isi!');
    await expect(year).toHaveFocus();
    await userEvent.selectOptions(year, '2023');
    await userEvent.selectOptions(model, 'C002');
    await expect(dialog.getByRole('textbox', { name: 'Harga' })).toHaveValue('180.000.000');
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai kendaraan ini' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Honda Brio RS CVT 2023')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nomor Rangka' })).toHaveValue('MHKA6GJ6JKJ012345');
    await expect(canvas.getByRole('textbox', { name: 'Harga Kendaraan' })).toHaveValue('180.000.000');
  },
};

/** An unusual chassis number gets a warning but is accepted. The owner's date of birth is not requested. */
export const Vehicle: Story = {
  args: { load: loaderOf(draftWithAdditions), step: 'kendaraan' },
  play: async ({ canvas, userEvent }) => {
    const plate = within(await canvas.findByRole('group', { name: 'Nomor Polisi' }));
    await expect(plate.getByRole('textbox', { name: 'Kode wilayah' })).toHaveValue('B');
    await userEvent.type(plate.getByRole('textbox', { name: 'Nomor' }), '1234');
    await userEvent.keyboard('cd');
    await expect(plate.getByRole('textbox', { name: 'Huruf belakang' })).toHaveValue('CD');
    const chassis = canvas.getByRole('textbox', { name: 'Nomor Rangka' });
    await userEvent.type(chassis, 'mhkoIq6jkj0123456');
    await userEvent.tab();
    await expect(chassis).toHaveAccessibleDescription(
      'Nomor rangka umumnya tidak memuat huruf I, O, dan Q. Periksa kembali, mungkin yang dimaksud angka 1 atau 0.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nomor Mesin' }), '1nr-f123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Data Pemilik' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: 'Tanggal Lahir' })).toBeNull();
  },
};

/** If the search had no vehicle model, the step of the vehicle links to the search. */
export const WithoutVehicle: Story = {
  args: {
    load: loaderOf(draftWithoutVehicle),
    step: 'kendaraan',
    search: { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Silahkan lengkapi model kendaraan Anda ya..')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cari kendaraan' })).toHaveAttribute(
      'href',
      '/products/kendaraan',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(canvas.getByText('Langkah 3 dari 9')).toBeVisible();
  },
};

const SEARCH_REJECTION = Object.assign(new Error('Periksa kembali inputan anda'), {
  status: 422,
  fields: [{ path: 'price', message: 'Kisaran Harga Pasaran : Rp215.454.546 s/d Rp260.700.000' }],
});

/** The market price has changed since the search: the page states this and links to the search. */
export const SearchOutdated: Story = {
  args: { load: () => Promise.reject(SEARCH_REJECTION) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Silahkan lengkapi model kendaraan Anda ya..' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Kisaran Harga Pasaran/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cari kendaraan' })).toHaveAttribute(
      'href',
      '/products/kendaraan?vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B',
    );
  },
};

/**
 * The market price changed since the draft was stored: the form uses the new limits and keeps the typed
 * price.
 */
export const MarketPriceChanged: Story = {
  tags: ['!autodocs'],
  args: {
    load: loaderOf(draftWithVehicle),
    step: 'kendaraan',
    search: { ...vehicleSearch, knownVehicle: { ...knownVehicle, marketPrice: 250_000_000 } },
  },
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('textbox', { name: 'Harga Kendaraan' });
    await expect(price).toHaveValue('237.000.000');
    await expect(price).toHaveAccessibleDescription(
      'Kisaran Harga Pasaran : Rp227.272.728 s/d Rp275.000.000',
    );
  },
};

/**
 * A lower vehicle price makes the accessories exceed their limit. The problem is reported in the current step,
 * the customer is not moved back, and no other input is lost.
 */
export const AccessoriesAboveLimit: Story = {
  args: {
    load: loaderOf({
      ...draftWithVehicle,
      slices: {
        ...draftWithVehicle.slices,
        additions: {
          expansion: ['FLOOD_TYPHOON'],
          accesories: [{ accesoriesName: 'Bak tertutup', accesoriesValue: 118_000_000 }],
        },
      },
    }),
    step: 'kendaraan',
  },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Harga Kendaraan' });
    await userEvent.clear(price);
    await userEvent.type(price, '230000000');
    await expect(canvas.getByText('Langkah 3 dari 9')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const noticeTitle = await canvas.findByText('Ada yang perlu diperbaiki di Informasi Produk');
    const notice = within(noticeTitle.closest<HTMLElement>('[role=alert]') ?? document.body);
    const message = 'Total nilai aksesori maksimal 50% dari harga kendaraan, yaitu Rp115.000.000.';
    await expect(notice.getByText(message)).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Buka Informasi Produk' }));
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByText('Bak tertutup')).toBeVisible();
  },
};

/**
 * During the order the customer searched for another car. The product accepts neither the car's age nor one of the
 * chosen extensions, so the wizard returns to the step of the extensions and reports both problems.
 */
export const IneligibleAfterSearch: Story = {
  args: {
    load: loaderOf({
      ...draftWithOwner,
      slices: {
        ...draftWithOwner.slices,
        additions: { ...draftWithOwner.slices.additions, expansion: ['TPL-50', 'of-another-product'] },
        vehicle: { ...draftWithOwner.slices.vehicle, year: 2012 },
      },
    }),
    step: 'alamat',
    search: { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Usia kendaraan maksimal 10 tahun untuk produk ini.')).toBeVisible();
    await waitFor(() => expect(args.onStepChange).toHaveBeenCalledWith('produk', { replace: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(
      await canvas.findByRole('link', { name: 'Perluasan yang dipilih tidak tersedia pada produk ini!' }),
    ).toBeVisible();
  },
};

/**
 * The reason why the product does not accept the vehicle appears immediately next to the vehicle, with a link to
 * products that accept it.
 */
export const IneligibleVehicle: Story = {
  tags: ['!autodocs'],
  args: {
    load: loaderOf({
      ...draftWithVehicle,
      slices: {
        ...draftWithVehicle.slices,
        vehicle: {
          ...draftWithVehicle.slices.vehicle,
          vehicleType: 'TRUCK',
          model: 'T001',
          modelText: 'Gran Max PU',
        },
      },
    }),
    step: 'kendaraan',
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('All Risk tidak tersedia untuk Truk.');
    await expect(notice).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Lihat produk untuk kendaraan ini' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/products/kendaraan/list?vehicleType=TRUCK'),
    );
  },
};

/** One click removes the extensions that do not apply to the vehicle, and only those. */
export const IneligibleExtension: Story = {
  tags: ['!autodocs'],
  args: {
    load: loaderOf(
      {
        ...draftWithVehicle,
        slices: {
          ...draftWithVehicle.slices,
          additions: { ...draftWithVehicle.slices.additions, expansion: ['SRCC', 'TPL-50'] },
        },
      },
      { ...vehiclePlanOnline, typeCoverage: 'tlo', rates: vehiclePlanTlo.rates },
    ),
    step: 'produk',
  },
  play: async ({ canvas, userEvent, args }) => {
    const message =
      /Tanggung jawab hukum terhadap pihak ketiga \(TJH III\), Rp50 juta tidak tersedia untuk Mobil\./;
    await expect(await canvas.findByText(message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus perluasan ini' }));
    await expect(canvas.queryByText(message)).toBeNull();
    await expect(canvas.queryByText(/TJH III/)).toBeNull();
    const additions = expect.objectContaining({ expansion: ['SRCC'] });
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ slices: expect.objectContaining({ additions }) }),
    );
  },
};

/**
 * The documents are the registration, the identity card and photos of all sides. A video is added if the insurer
 * requires a survey.
 */
export const Attachments: Story = {
  args: {
    load: loaderOf(draftWithOwner, {
      ...vehiclePlanTlo,
      expansion: vehiclePlanOnline.expansion,
      typeCoverage: 'allrisk',
      rates: vehiclePlanOnline.rates,
    }),
    step: 'lampiran',
  },
  play: async ({ canvas, userEvent }) => {
    for (const label of [
      'STNK',
      'KTP Pemilik',
      'Foto Kendaraan Tampak Samping Kiri',
      'Video Survei Kendaraan',
    ])
      await expect(await canvas.findByLabelText(label)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(
      await canvas.findByRole('link', { name: 'Video Survei Kendaraan belum dilampirkan!' }),
    ).toBeVisible();
  },
};

/**
 * The summary shows all amounts of [2 §2]. The order is sent after a confirmation with the texts for vehicles.
 */
export const SummarySubmitted: Story = {
  name: '[2 §2] Konfirmasi Pesanan / Pastikan data yang Anda input sudah benar',
  args: { load: loaderOf(completeVehicleDraft), step: 'ringkasan' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rincian Pesanan' })).toBeVisible();
    await expect((await canvas.findAllByText('B 1234 CD')).length).toBe(1);
    for (const [title, value] of [
      ['Nilai kendaraan', 'Rp240.500.000'],
      ['Premi per tahun dengan perluasan', 'Rp5.871.628'],
      ['Masa pertanggungan', '1 tahun'],
    ] as const)
      await expect(canvas.getByText(title).closest('div')).toHaveTextContent(`${title}${value}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim pesanan' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Konfirmasi Pesanan' });
    await expect(confirmDialog).toHaveAccessibleDescription('Pastikan data yang Anda input sudah benar');
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    await screen.findByRole('alertdialog', { name: 'Berhasil!' });
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        productId: 'plan-oto-lengkap',
        params: {
          vehicleType: 'MV4',
          brand: 'toyota',
          year: '2024',
          model: 'C001',
          price: '237000000',
          plat: 'B',
        },
        payload: expect.objectContaining({
          ...knownVehicle,
          vehicleLicense: 'B 1234 CD',
          expansion: ['FLOOD_TYPHOON', 'TPL-50'],
          accesories: [{ accesoriesName: 'Kaca film', accesoriesValue: 3_500_000 }],
          amounts: {
            premium: 5_871_628,
            adminFee: 50_000,
            policyPrintFee: 0,
            serviceFee: 25_000,
            total: 5_946_628,
          },
        }),
      }),
      expect.anything(),
    );
  },
};

export const SummaryPhone: Story = {
  tags: ['!autodocs'],
  args: {
    load: loaderOf(
      {
        ...completeVehicleDraft,
        slices: {
          ...completeVehicleDraft.slices,
          vehicle: { ...completeVehicleDraft.slices.vehicle, ...expensiveVehicle },
        },
      },
      longVehiclePlan,
    ),
    step: 'ringkasan',
    search: { ...vehicleSearch, knownVehicle: expensiveVehicle },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('B 1234 CD')).length).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const duplicateProblem = (path: string, number: string) => ({
  path,
  message: `${number} ini sudah tercatat pada polis atau pesanan lain`,
});
const DUPLICATE_COVER = Object.assign(
  new Error(
    'Kendaraan ini sudah tercatat pada polis atau pesanan lain dengan masa pertanggungan yang sama. Untuk perpanjangan, pilih tanggal mulai setelah polis itu berakhir',
  ),
  {
    status: 422,
    code: 'INVALID',
    fields: [
      duplicateProblem('vehicleLicense', 'Nomor Polisi'),
      duplicateProblem('chassisNumber', 'Nomor Rangka'),
    ],
  },
);

/**
 * Another policy covers the vehicle. The summary links to the step of the vehicle, whose fields show the
 * messages until they change. The other input is preserved, and the order can be sent again.
 */
export const VehicleAlreadyInsured: Story = {
  args: {
    load: loaderOf(completeVehicleDraft),
    step: 'ringkasan',
    onSubmit: fn<Props['onSubmit']>(async ({ payload }) => {
      if (payload.vehicleLicense === 'B 1234 CD') throw DUPLICATE_COVER;
      return {
        message: 'Pesanan Anda berhasil dibuat',
        _id: 'o-20',
        productType: 'kendaraan',
        invoice: false,
      };
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const send = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
      const confirmDialog = await screen.findByRole('alertdialog', { name: 'Konfirmasi Pesanan' });
      await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    };
    await send();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buka Data Kendaraan' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 2 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
    const plate = canvas.getByRole('group', { name: 'Nomor Polisi' });
    await expect(plate).toHaveAccessibleDescription(/^Nomor Polisi ini sudah tercatat/);
    for (const part of within(plate).getAllByRole('textbox')) await expect(part).toBeInvalid();
    const chassis = canvas.getByRole('textbox', { name: 'Nomor Rangka' });
    await expect(chassis).toHaveAccessibleDescription(/Nomor Rangka ini sudah tercatat/);
    await userEvent.click(within(summary).getByRole('link', { name: /^Nomor Rangka/ }));
    await expect(chassis).toHaveFocus();
    await userEvent.clear(chassis);
    await userEvent.type(chassis, 'MHKA6GJ6JKJ054321');
    await expect(canvas.queryByText(/^Nomor Rangka ini sudah tercatat/)).toBeNull();
    await expect(plate).toHaveAccessibleDescription(/^Nomor Polisi ini sudah tercatat/);
    const number = within(plate).getByRole('textbox', { name: 'Nomor' });
    await userEvent.clear(number);
    await userEvent.type(number, '77');
    await expect(canvas.queryByText(/^Nomor Polisi ini sudah tercatat/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke ringkasan' }));
    await send();
    await screen.findByRole('alertdialog', { name: 'Berhasil!' });
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        payload: expect.objectContaining({ vehicleLicense: 'B 77 CD', chassisNumber: 'MHKA6GJ6JKJ054321' }),
      }),
      expect.anything(),
    );
  },
};

/**
 * The rejected order can be sent again without a change, because the other policy may have become void
 * meanwhile.
 */
export const VehicleAlreadyInsuredPhone: Story = {
  tags: ['!autodocs'],
  args: {
    load: loaderOf(completeVehicleDraft),
    step: 'ringkasan',
    onSubmit: fn<Props['onSubmit']>(async () => {
      throw DUPLICATE_COVER;
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    for (const attempts of [1, 2]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
      const confirmDialog = await screen.findByRole('alertdialog', { name: 'Konfirmasi Pesanan' });
      await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(attempts));
      await expect(await canvas.findByRole('button', { name: 'Buka Data Kendaraan' })).toBeVisible();
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const PRIVATE_USE = /hanya digunakan untuk keperluan pribadi/;
const LICENCE = /izin usaha angkutan/;

/**
 * The product accepts every type of vehicle. It asks owners of cars about private use, and only owners of
 * trucks and buses about their transport licence.
 */
export const QuestionsAboutThisVehicle: Story = {
  tags: ['!autodocs'],
  args: {
    load: loaderOf(
      { ...completeVehicleDraft, slices: { ...completeVehicleDraft.slices, declarations: {} } },
      {
        ...vehiclePlanOnline,
        declarations: [
          {
            _id: 'd1',
            question: 'Apakah kendaraan hanya digunakan untuk keperluan pribadi?',
            answer: 'ya',
            vehicleTypes: ['MV4', 'MV2'],
          },
          {
            _id: 'd3',
            question: 'Apakah kendaraan memiliki izin usaha angkutan yang masih berlaku?',
            answer: 'ya',
            vehicleTypes: ['TRUCK', 'BUS'],
          },
          { _id: 'd2', question: 'Apakah kendaraan sedang dalam keadaan rusak?', answer: 'tidak' },
        ],
      },
    ),
    step: 'deklarasi',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radiogroup', { name: PRIVATE_USE })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: LICENCE })).toBeNull();
    for (const [name, answer] of [
      [PRIVATE_USE, 'Ya'],
      [/dalam keadaan rusak/, 'Tidak'],
    ] as const)
      await userEvent.click(
        within(canvas.getByRole('radiogroup', { name })).getByRole('radio', { name: answer }),
      );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Rincian Pesanan' })).toBeVisible();
  },
};

/** The product does not insure the searched vehicle. This is reported before the wizard opens. */
export const NotInsured: Story = {
  args: {
    search: { ...vehicleSearch, knownVehicle: { ...knownVehicle, year: 2010 } },
    load: loaderOf(draftAfterSearch),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak dapat dipesan dengan data ini/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat produk lain' })).toBeVisible();
  },
};

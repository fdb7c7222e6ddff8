import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { vehicleCatalogue, vehicleSearch } from '../fixtures.ts';
import { VehicleSearchForm, type VehicleSearchFormProps } from './index.ts';
import { guide } from './VehicleSearchForm.guide.ts';
import type { ParsedText } from './vehicle-catalogue.ts';

/** A complete search as in the URL, without the data from the catalogue. */
const { knownVehicle: _, ...completeSearch } = vehicleSearch;
const emptySearch = { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] } as const;

/** Stores the step in memory; a site stores it in the URL. */
function Form({ step: initialStep, ...props }: VehicleSearchFormProps) {
  const [step, setStep] = useState(initialStep);
  return <VehicleSearchForm {...props} step={step} onStepChange={setStep} />;
}

const avanza = {
  model: 'C001',
  modelText: 'Avanza 1.5 G CVT',
  brand: 'toyota',
  brandText: 'Toyota',
  vehicleType: 'MV4',
  years: [2024, 2023],
  prices: [237_000_000, 216_000_000],
  deviation: 10,
} as const;

const meta = {
  title: 'Lines/Vehicle/VehicleSearchForm',
  component: VehicleSearchForm,
  parameters: { guide },
  render: (args) => <Form {...args} />,
  args: {
    search: emptySearch,
    step: '',
    onStepChange: fn(),
    onSearchChange: fn(),
    catalogue: { ...vehicleCatalogue, readText: fn(vehicleCatalogue.readText) },
    today: '2026-11-22',
    check: fn(async () => true),
    onSearch: fn(),
    className: 'nu:max-w-md',
  },
} satisfies Meta<typeof VehicleSearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchBox = { name: 'Cari cepat' };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const clickNext = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
const chooseRadio = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

/** Each question requires an answer. Its options depend on the answers to the earlier questions [2 §4]. */
export const NothingFilledIn: Story = {
  name: '[2 §5] Silahkan lengkapi model kendaraan Anda ya..',
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Mobil' });
    await clickNext(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Apa mereknya?' })).toHaveFocus();
    await clickNext(canvas);
    const summary = await canvas.findByRole('region', {
      name: 'Silahkan lengkapi model kendaraan Anda ya..',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    for (const [message, answer] of [
      ['Brand Wajib di isi!', 'Toyota'],
      ['Tahun Wajib di isi!', '2024'],
      ['Model Wajib di isi!', 'Avanza 1.5 G CVT'],
    ] as const) {
      await expect(canvas.getAllByText(message)).toHaveLength(2);
      await chooseRadio(canvas, answer);
      await expect(canvas.queryByText(message)).toBeNull();
      await clickNext(canvas);
      // Reports that the next question has no answer.
      await clickNext(canvas);
    }
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Harga' }));
    await clickNext(canvas);
    for (const message of ['Harga Kendaraan Wajib di isi!', 'Kode Wilayah Wajib di isi!'])
      await expect(canvas.getAllByText(message)).toHaveLength(2);
  },
};

/**
 * One question after the other. The model sets the price to its market price, from which the visitor may deviate
 * by ten percent. Each answer can be changed.
 */
export const ByQuestions: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('radio', { name: 'Mobil' });
    await clickNext(canvas);
    await chooseRadio(canvas, 'Toyota');
    await clickNext(canvas);
    await chooseRadio(canvas, '2024');
    await clickNext(canvas);
    await chooseRadio(canvas, 'Avanza 1.5 G CVT');
    await clickNext(canvas);
    const price = canvas.getByRole('textbox', { name: 'Harga' });
    await expect(price).toHaveValue('237.000.000');
    await chooseRadio(canvas, 'B (DKI Jakarta)');
    await userEvent.clear(price);
    await userEvent.type(price, '100000000');
    await clickNext(canvas);
    await expect(price).toHaveAccessibleDescription(
      /Kisaran Harga Pasaran : Rp215\.454\.546 s\/d Rp260\.700\.000!/,
    );
    await userEvent.clear(price);
    await userEvent.type(price, '240000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Tahun: 2024' }));
    await expect(canvas.getByRole('radio', { name: '2024' })).toBeChecked();
    await clickNext(canvas);
    await clickNext(canvas);
    await clickNext(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'TLO' }));
    await expect(canvas.getByRole('checkbox', { name: 'All Risk' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cari Produk' }));
    const search = { ...completeSearch, price: 240_000_000, coverage: ['allrisk'] };
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(search));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(search);
  },
};

/** For a year without price data, the form states that the price is an estimate. */
export const CalculatedPrice: Story = {
  args: { search: { ...completeSearch, year: 2014, price: 96_000_000 }, step: 'harga' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Harga' })).toHaveAccessibleDescription(
        'Kisaran Harga Pasaran : Rp87.272.728 s/d Rp105.600.000 Harga pasaran tahun 2014 adalah perkiraan: harga tahun 2019 dengan penyusutan 8,7% per tahun.',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Tahun: 2014' }));
    await chooseRadio(canvas, '2024');
    await clickNext(canvas);
    await chooseRadio(canvas, 'Avanza 1.5 G CVT');
    await clickNext(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Harga' })).toBeEnabled();
    await expect(canvas.queryByText(/perkiraan/)).toBeNull();
  },
};

/** Another type clears year, model and price, and keeps the brand and the plate region [2 §4]. */
export const TypeChangeClearsFields: Story = {
  tags: ['!autodocs'],
  args: { search: completeSearch },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Ubah Brand: Toyota' });
    await chooseRadio(canvas, 'Truk');
    const { brand, plat } = completeSearch;
    const search = { vehicleType: 'TRUCK', brand, plat, coverage: ['tlo'] };
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(search);
  },
};

/** A brand without vehicles of the new type is cleared. */
export const BrandWithoutThisType: Story = {
  tags: ['!autodocs'],
  args: {
    search: completeSearch,
    catalogue: {
      ...vehicleCatalogue,
      loadBrands: async (type) => (type === 'TRUCK' ? [] : vehicleCatalogue.loadBrands(type)),
    },
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Ubah Brand: Toyota' });
    await chooseRadio(canvas, 'Truk');
    await waitFor(() => expect(mocked(args.onSearchChange)?.mock.lastCall?.[0].brand).toBeUndefined());
    await clickNext(canvas);
    await clickNext(canvas);
    await expect(await canvas.findAllByText('Brand Wajib di isi!')).toHaveLength(2);
  },
};

const parsedText = (changes: Partial<ParsedText>): ParsedText => ({
  read: {},
  models: [],
  total: 0,
  isCertain: false,
  unused: [],
  ...changes,
});
const unknownWord = (text: string) => ({ text, reason: 'unknown' as const });

/** If the text names a vehicle without its year, the visitor chooses the year with the arrow keys and Enter. */
export const ByText: Story = {
  beforeEach: ({ args }) => {
    mocked(args.catalogue.readText).mockResolvedValue(
      parsedText({ read: { plat: 'B' }, models: [avanza], total: 1, isCertain: true }),
    );
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', searchBox);
    await userEvent.type(input, 'avanza b 1234{Enter}');
    await expect(await canvas.findAllByRole('option', { name: /^Toyota Avanza 1\.5 G CVT, / })).toHaveLength(
      2,
    );
    await expect(canvas.getByText('Pilih tahun Toyota Avanza 1.5 G CVT.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true, name: /2024$/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Terisi: Toyota Avanza 1.5 G CVT, 2024, pelat B.')).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await clickNext(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Harga' })).toHaveValue('237.000.000'));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(completeSearch);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** A text from the home page fills in the fields as if it were typed here. */
export const TextFromAnotherPage: Story = {
  args: { initialText: 'avanza 2024 b' },
  beforeEach: ({ args }) => {
    mocked(args.catalogue.readText).mockResolvedValue(
      parsedText({ read: { year: 2024, plat: 'B' }, models: [avanza], total: 1, isCertain: true }),
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', searchBox)).toHaveValue('avanza 2024 b');
    await canvas.findByText('Terisi: Toyota Avanza 1.5 G CVT, 2024, pelat B.');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(completeSearch);
  },
};

/** If the text belongs to another line, the form links to the page of that line instead of to a consultant. */
export const TextForAnotherLine: Story = {
  args: { initialText: 'rumah' },
  beforeEach: ({ args }) => {
    mocked(args.catalogue.readText).mockResolvedValue(parsedText({ unused: [unknownWord('rumah')] }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Sepertinya Anda mencari', { exact: false });
    await expect(canvas.getByRole('link', { name: 'Asuransi Properti' })).toHaveAttribute(
      'href',
      '/products/kebakaran',
    );
    await expect(canvas.queryByText(/Tidak menemukan kendaraan Anda/)).toBeNull();
  },
};

/** A single letter is not searched. After a pause, the form states what is missing. */
export const SingleLetter: Story = {
  args: { initialText: 'B' },
  play: async ({ canvas, args }) => {
    const note = 'Belum cukup untuk mencari. Sebutkan juga model dan tahunnya, misalnya avanza 2019 B.';
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(args.catalogue.readText).not.toHaveBeenCalled();
    const input = canvas.getByRole('combobox', searchBox);
    await userEvent.clear(input);
    await expect(canvas.queryByText(note)).toBeNull();
    await userEvent.type(input, 'B{Enter}');
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

/** A plate without a vehicle fills in the region, and the form states what is missing. */
export const OnlyAPlate: Story = {
  tags: ['!autodocs'],
  args: { initialText: 'B 1234' },
  beforeEach: ({ args }) => {
    mocked(args.catalogue.readText).mockResolvedValue(parsedText({ read: { plat: 'B' } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Terisi: pelat B. Sebutkan juga model dan tahunnya.')).toBeVisible();
  },
};

/** A text that names one vehicle in one year fills in the fields; a price outside the market range is reported. */
export const CertainText: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.catalogue.readText).mockImplementation(async (text) =>
      parsedText({
        read: { year: 2024, plat: 'B', price: text.includes('300') ? 300_000_000 : 240_000_000 },
        models: [avanza],
        total: 1,
        isCertain: true,
      }),
    );
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', searchBox);
    await userEvent.type(input, 'avanza 2024 jakarta 240 juta{Enter}');
    await expect(await canvas.findByText('Terisi: Toyota Avanza 1.5 G CVT, 2024, pelat B.')).toBeVisible();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ ...completeSearch, price: 240_000_000 });
    await userEvent.clear(input);
    await userEvent.type(input, 'avanza 2024 jakarta 300 juta{Enter}');
    await expect(
      await canvas.findByText(/Harga Rp300\.000\.000 tidak dipakai karena di luar kisaran harga pasaran\.$/),
    ).toBeVisible();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(completeSearch);
  },
};

/**
 * A text that is recognised only approximately fills in nothing until the visitor chooses a suggestion. The
 * last option opens a consultation that contains the typed text.
 */
export const UncertainText: Story = {
  beforeEach: ({ args }) => {
    mocked(args.catalogue.readText).mockResolvedValue(
      parsedText({ read: { year: 2024 }, models: [avanza], total: 1, unused: [unknownWord('veloz')] }),
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', searchBox), 'avanza veloz 2024{Enter}');
    await expect(
      await canvas.findByText('1 pilihan. Pilih bila sesuai. Belum dikenali: veloz.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('option', { name: /Avanza|konsultan/ })).toHaveLength(2);
    await expect(args.onSearchChange).not.toHaveBeenCalled();
    const handleOpen = fn((event: Event) => event.preventDefault());
    const link = canvas.getByRole('link', { name: 'Tanya konsultan' });
    link.addEventListener('click', handleOpen);
    await userEvent.click(canvas.getByRole('option', { name: /Tanya konsultan$/ }));
    await expect(handleOpen).toHaveBeenCalledOnce();
    await expect(link).toHaveAttribute(
      'data-consultation',
      'Saya mencari asuransi untuk kendaraan ini: avanza veloz 2024.',
    );
    await expect(args.onSearchChange).not.toHaveBeenCalled();
  },
};

/**
 * For a first text, the form reports that the model has no market price in this year. For a second text, it reports that
 * there are more matches than suggestions. The results disappear when the text is cleared.
 */
export const TextWithManyMatches: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    const reborn = { ...avanza, model: 'C003', modelText: 'Kijang Innova Reborn 2.4 V AT Diesel' };
    mocked(args.catalogue.readText).mockImplementation(async (text) =>
      text === 'avanza 2010'
        ? parsedText({ read: { year: 2010 }, models: [avanza], total: 1, isCertain: true })
        : parsedText({ models: [avanza, reborn], total: 12 }),
    );
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', searchBox);
    await userEvent.type(input, 'avanza 2010{Enter}');
    await expect(
      await canvas.findByText(
        'Tidak ada harga pasaran untuk tahun 2010. Pilih tahun lain, atau tanya konsultan.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Tanya konsultan$/ })).toBeVisible();
    await userEvent.clear(input);
    await expect(canvas.queryByText(/harga pasaran/)).toBeNull();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, 'toyota{Enter}');
    await expect(
      await canvas.findByText('2 dari 12 pilihan. Pilih salah satu, atau sebutkan modelnya.'),
    ).toBeVisible();
    await expect(args.catalogue.readText).toHaveBeenLastCalledWith('toyota', 'MV4');
  },
};

/** A text without a model: the form reports which words it recognised and which it did not. */
export const TextWithoutAModel: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.catalogue.readText).mockImplementation(async (text) =>
      text === '300 juta'
        ? parsedText({ read: { price: 300_000_000 } })
        : parsedText({
            read: { vehicleType: 'TRUCK', year: 2015, plat: 'B', coverage: 'allrisk' },
            unused: [unknownWord('tronton')],
          }),
    );
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', searchBox);
    await userEvent.type(input, '300 juta{Enter}');
    await expect(
      await canvas.findByText('Harga Rp300.000.000 belum dipakai. Pilih dahulu modelnya.'),
    ).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'truk tronton 2015 jakarta all risk{Enter}');
    await expect(
      await canvas.findByText(
        'Terisi: Truk, pelat B. Belum dikenali: tronton. Jaminan All Risk tidak tersedia untuk kendaraan ini. Tahun 2015 belum dipakai. Pilih dahulu modelnya.',
      ),
    ).toBeVisible();
    const search = { vehicleType: 'TRUCK', plat: 'B', coverage: ['tlo'] };
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(search);
  },
};

/** A text without a recognised vehicle: the link to a consultant contains the text. A failed request is reported. */
export const UnrecognisedText: Story = {
  beforeEach: ({ args }) => {
    mocked(args.catalogue.readText).mockResolvedValue(parsedText({ unused: [unknownWord('becak')] }));
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', searchBox), 'becak{Enter}');
    await expect(
      await canvas.findByText(
        'Tidak ada kendaraan yang cocok. Belum dikenali: becak. Isi kolom di bawah, atau tanya konsultan.',
      ),
    ).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: 'Tanya konsultan' });
    await expect(link).toHaveAttribute(
      'href',
      '/contact?pesan=Saya+mencari+asuransi+untuk+kendaraan+ini%3A+becak.',
    );
    mocked(args.catalogue.readText).mockRejectedValueOnce(new Error());
    await userEvent.type(canvas.getByRole('combobox', searchBox), '{Enter}');
    await expect(await canvas.findByText(/^Belum dapat dibaca\./)).toBeVisible();
  },
};

/** The vehicle is not in the lists: the link to a consultant contains the choices so far. */
export const NotInTheLists: Story = {
  tags: ['!autodocs'],
  args: { search: completeSearch },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tanya konsultan' });
    await waitFor(() =>
      expect(link).toHaveAttribute(
        'data-consultation',
        'Saya mencari asuransi untuk kendaraan ini: Mobil Toyota Avanza 1.5 G CVT 2024.',
      ),
    );
  },
};

/** All Risk is not offered for a motorcycle [2 §5]. */
export const Motorcycle: Story = {
  args: {
    search: { ...completeSearch, vehicleType: 'MV2', brand: 'honda', coverage: ['tlo'] },
    step: 'jaminan',
  },
  play: async ({ canvas }) => {
    const allRisk = await canvas.findByRole('checkbox', { name: 'All Risk' });
    await expect(allRisk).toBeDisabled();
    await expect(allRisk).not.toBeChecked();
    await expect(allRisk).toHaveAccessibleDescription('Tidak tersedia untuk sepeda motor.');
    await expect(canvas.getByRole('checkbox', { name: 'TLO' })).toBeChecked();
  },
};

export const NoProducts: Story = {
  name: '[2 §8] Sepertinya belum ada produk yang sesuai dengan kendaraan anda',
  args: { search: completeSearch, step: 'jaminan', check: fn(async () => false) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cari Produk' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Opss..Sepertinya belum ada produk yang sesuai dengan kendaraan anda',
    );
    await expect(canvas.getByRole('link', { name: 'Tanya konsultan' })).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** The server rejects the price, because the market price has changed: the message is shown at the field. */
export const OutdatedPrice: Story = {
  tags: ['!autodocs'],
  args: {
    search: completeSearch,
    step: 'jaminan',
    check: fn(() =>
      Promise.reject({
        status: 422,
        fields: [{ path: 'price', message: 'Kisaran Harga Pasaran : Rp1 s/d Rp2' }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cari Produk' }));
    const price = await canvas.findByRole('textbox', { name: 'Harga' });
    await waitFor(() => expect(price).toHaveAccessibleDescription(/Rp1 s\/d Rp2!/));
  },
};

let requestCount = 0;

export const CatalogueRetried: Story = {
  tags: ['!autodocs'],
  args: {
    catalogue: {
      ...vehicleCatalogue,
      loadBrands: async (type) => {
        requestCount += 1;
        if (requestCount === 1) throw new Error('offline');
        return vehicleCatalogue.loadBrands(type);
      },
    },
  },
  beforeEach() {
    requestCount = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Gagal memuat data');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await clickNext(canvas);
    await expect(await canvas.findByText('Toyota')).toBeVisible();
  },
};

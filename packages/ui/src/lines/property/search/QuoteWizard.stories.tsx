import { emptySearch } from '@naungan/domain/lines/property';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { searchFor } from '../fixtures.ts';
import { buildingCatalogue } from './catalogue.fixture.ts';
import { QuoteWizard, type QuoteWizardProps } from './index.ts';
import { guide } from './QuoteWizard.guide.ts';

/** Stores the step in memory; a site stores it in the URL. */
function Wizard({ step: initialStep, ...props }: QuoteWizardProps) {
  const [step, setStep] = useState(initialStep);
  return <QuoteWizard {...props} step={step} onStepChange={setStep} />;
}

/** A complete search as in the URL, without the data from the catalogue. */
const { knownBuilding: _, ...completeSearch } = searchFor('kebakaran');

const meta = {
  title: 'Lines/Property/QuoteWizard',
  component: QuoteWizard,
  parameters: { guide },
  render: (args) => <Wizard {...args} />,
  args: {
    search: emptySearch('kebakaran'),
    step: '',
    onStepChange: fn(),
    onSearchChange: fn(),
    catalogue: buildingCatalogue,
    check: fn<QuoteWizardProps['check']>(async () => 'found'),
    onSearch: fn(),
    className: 'nu:max-w-md',
  },
} satisfies Meta<typeof QuoteWizard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const clickNext = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
const openOccupationSearch = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('radio', { name: 'Lainnya …' }));
async function confirmSearch(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cek Premi' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cek Premi?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ya, Lanjut' }));
}

export const NothingFilledIn: Story = {
  name: '[2 §5] Harap lengkapi semua field yg di butuhkan',
  play: async ({ canvas }) => {
    await clickNext(canvas);
    const summary = await canvas.findByRole('region', { name: 'Harap lengkapi semua field yg di butuhkan' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getAllByText('Anda belum melengkapi Okupasi!')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Rumah tinggal' }));
    await expect(await canvas.findByText(/^Rumah untuk satu keluarga/)).toBeVisible();
    await clickNext(canvas);
    await expect(await canvas.findByRole('combobox', { name: 'Jangka Waktu Pertanggungan' })).toHaveValue(
      '1',
    );
    await clickNext(canvas);
    await expect(canvas.getAllByText('Anda belum melengkapi Harga Bangunan!')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Harga Bangunan' }), '750000000');
    await clickNext(canvas);
    await expect(await canvas.findByRole('radio', { name: 'Tidak' })).toBeChecked();
    await clickNext(canvas);
    await expect(canvas.getAllByText('Anda belum melengkapi Status Kepemilikan!')).toHaveLength(2);
    await expect(canvas.getByText('Langkah 1 dari 4')).toBeVisible();
  },
};

/**
 * Fills in all four steps by keyboard and mouse. Checks the suggested occupations, the cleared fields, the
 * price in words, and the submitted search.
 */
export const FromTextToQuote: Story = {
  play: async ({ canvas, args }) => {
    await openOccupationSearch(canvas);
    const occupation = canvas.getByRole('combobox', { name: 'Okupasi' });
    await userEvent.type(occupation, 'rumah');
    await expect(await canvas.findByText('2 okupasi. Pilih salah satu.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(occupation).toHaveValue('Rumah tinggal (bukan ruko), maksimal 3 lantai');
    await expect(canvas.getByText(/^Rumah untuk satu keluarga, ditempati atau dikontrakkan/)).toBeVisible();
    await clickNext(canvas);
    const price = await canvas.findByRole('textbox', { name: 'Harga Bangunan' });
    await userEvent.type(price, '1200000000');
    await expect(price).toHaveAccessibleDescription(/^satu miliar dua ratus juta rupiah/);
    await clickNext(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Milik Sendiri' }));
    await clickNext(canvas);
    await expect(canvas.getByText('Langkah 2 dari 4')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Konstruksi' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kelas 1' }));
    await clickNext(canvas);
    const area = await canvas.findByRole('textbox', { name: 'Luas Bangunan' });
    await userEvent.type(area, '9');
    await clickNext(canvas);
    await expect(area).toHaveAccessibleDescription(/Luas Bangunan minimal 10 m²/);
    await userEvent.clear(area);
    // The first digit is full-width, as Asian keyboards type it; the field converts it.
    await userEvent.type(area, '１20');
    await clickNext(canvas);
    await canvas.findByRole('option', { name: 'PAPUA SELATAN' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Provinsi' }), 'PAPUA SELATAN');
    await userEvent.click(canvas.getByRole('radio', { name: 'Kota' }));
    const district = canvas.getByRole('combobox', { name: 'Nama Kabupaten/Kota' });
    await waitFor(() => expect(district).toHaveAccessibleDescription(/^Tidak ada Kota di PAPUA SELATAN\./));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Provinsi' }), 'DKI JAKARTA');
    await expect(canvas.getByRole('radio', { name: 'Kota' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kota' }));
    await canvas.findByRole('option', { name: 'KOTA JAKARTA SELATAN' });
    await userEvent.selectOptions(district, 'KOTA JAKARTA SELATAN');
    await expect(district).toHaveAccessibleDescription(/Zona 4/);
    await clickNext(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kebakaran' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cek Premi' }));
    await expect(await canvas.findAllByText('Silahkan Pilih jenis cakupan perlindungan.')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kebakaran + Gempa Bumi' }));
    await confirmSearch(canvas);
    const search = {
      ...completeSearch,
      totalFloor: 1,
      coverages: ['kebakaran-gempabumi'],
    };
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(search));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(search);
  },
};

/** The wizard of the line earthquake has three steps, because there is no cover to choose. */
export const Earthquake: Story = {
  args: { search: { ...completeSearch, productType: 'gempabumi', coverages: ['gempabumi'] }, step: 'alamat' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Langkah 3 dari 3')).toBeVisible();
    await confirmSearch(canvas);
    await waitFor(() => expect(args.check).toHaveBeenCalledOnce());
  },
};

/** After a reload the fields have the values of the URL, the name of the occupation, and the stored street. */
export const Refreshed: Story = {
  tags: ['!autodocs'],
  args: { search: completeSearch, loadStreet: async () => 'Jalan Melati 5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Rumah tinggal' })).toBeChecked();
    await expect(await canvas.findByText(/^Rumah untuk satu keluarga/)).toHaveTextContent(
      'Kode okupasi 2976.',
    );
    // The address is the sixth question.
    for (let question = 1; question < 6; question += 1) await clickNext(canvas);
    await expect(await canvas.findByRole('textbox', { name: /^Alamat/ })).toHaveValue('Jalan Melati 5');
  },
};

/** After a reload, the search field shows the chosen occupation if no card shows it. */
export const OtherOccupationRefreshed: Story = {
  tags: ['!autodocs'],
  args: { search: { ...completeSearch, occupation: '2762' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Lainnya …' })).toBeChecked();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Okupasi' })).toHaveValue('Pabrik kembang api'),
    );
  },
};

/** The explanation belongs to the chosen occupation, and disappears as soon as another text is typed. */
export const OccupationExplained: Story = {
  play: async ({ canvas }) => {
    await openOccupationSearch(canvas);
    const occupation = canvas.getByRole('combobox', { name: 'Okupasi' });
    await userEvent.type(occupation, 'kos');
    await userEvent.click(await canvas.findByRole('option', { name: /Rumah kos/ }));
    const explanation =
      'Rumah yang kamarnya disewakan kepada banyak penghuni: kos, rumah petak, atau asrama.';
    await expect(canvas.getByRole('status')).toHaveTextContent(`${explanation} Kode okupasi 29761.`);
    await userEvent.type(occupation, 'x');
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent('Kode okupasi'));
  },
};

export const OccupationNotFound: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await openOccupationSearch(canvas);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Okupasi' }), 'candi');
    await expect(await canvas.findByText(/^Tidak ada okupasi yang cocok\./)).toBeVisible();
    await clickNext(canvas);
    await expect(await canvas.findAllByText('Anda belum melengkapi Okupasi!')).toHaveLength(2);
    await expect(args.check).not.toHaveBeenCalled();
  },
};

/** The wizard has different messages for a search without products and for an occupation that no product insures. */
export const NoProducts: Story = {
  name: '[2 §8] Kami tidak menemukan produk yang sesuai dengan Anda',
  args: { search: completeSearch, step: 'cakupan', check: fn<QuoteWizardProps['check']>(async () => 'none') },
  play: async ({ canvas, args }) => {
    await confirmSearch(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Kami tidak menemukan produk yang sesuai dengan Anda, Anda bisa coba ubah jangka waktu pertanggungan',
    );
    mocked(args.check).mockResolvedValueOnce('occupationNotInsured');
    await confirmSearch(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Kami tidak menemukan item yang cocok dengan okupasi Anda',
      ),
    );
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** If the server rejects a field, the wizard opens the step of the field and shows the server's message there. */
export const RejectedByServer: Story = {
  tags: ['!autodocs'],
  args: {
    search: completeSearch,
    step: 'cakupan',
    check: fn<QuoteWizardProps['check']>(() =>
      Promise.reject({
        status: 422,
        message: '',
        fields: [{ path: 'occupation', message: 'Okupasi tidak ditemukan' }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await confirmSearch(canvas);
    await expect(await canvas.findAllByText('Okupasi tidak ditemukan!')).toHaveLength(2);
    await expect(canvas.getByText('Langkah 1 dari 4')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RegionLoader } from '../../fields/regions/region-query.ts';
import { Toaster } from '../../primitives/toast/index.ts';
import { banks, completeMember, loadRegions, newMember } from '../member.fixture.ts';
import { guide } from './ProfileForm.guide.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const onSubmit: ProfileFormProps['onSubmit'] = fn(async () => completeMember);
const loadBanks: ProfileFormProps['loadBanks'] = fn(async () => banks);
const regionLoader: RegionLoader = fn(loadRegions);

const EMPTY_ADDRESS = {
  province: '',
  district: '',
  sub_district: '',
  urban_village: '',
  neighbourhood: '',
  hamlet: '',
  postalCode: '',
  address: '',
};

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  parameters: { guide },
  args: {
    member: completeMember,
    loadBanks,
    loadRegions: regionLoader,
    onSubmit,
    onSaved: fn(),
    onValuesChange: fn(),
  },
  render: (args) => (
    <>
      <ProfileForm {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
const openTab = (canvas: Canvas, name: RegExp) => userEvent.click(canvas.getByRole('tab', { name }));

async function choose(canvas: Canvas, name: string, option: string) {
  await userEvent.click(canvas.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Submits the profile in the format of the API: upper case, digits only, phone with 62. */
export const Complete: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Nomor telepon' })).toHaveValue('81234567890');
    await save(canvas);
    await expect(await canvas.findByText('Update profile berhasil')).toBeVisible();
    const { addreses, account, profile } = completeMember;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      full_name: 'SARI WULANDARI',
      email: 'sari@contoh.id',
      phone_number: '6281234567890',
      addreses,
      account,
      profile,
    });
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

/**
 * The summary lists the missing fields of all tabs. A link opens the tab of its field and focuses the field. Without a
 * province the lists of smaller regions are disabled, so their links focus the list of provinces.
 */
export const EmptyProfile: Story = {
  name: '[2 §5] Harap lengkapi No HP',
  args: { member: { ...newMember, phone_number: '' } },
  play: async ({ canvas, args }) => {
    await openTab(canvas, /^Rekening/);
    await save(canvas);
    const summary = within(await canvas.findByRole('region', { name: 'Harap lengkapi No HP' }));
    await expect(canvas.getByRole('tab', { name: /^Profile/, selected: true })).toBeVisible();
    for (const message of [
      'Nomor telepon wajib diisi!',
      'Warga Negara harus di pilih!',
      'Jenis Kartu identitas harus di pilih!',
      'Nomor Identitas wajib diisi!',
      'Provinsi wajib diisi!',
      'Kode Pos wajib diisi!',
      'Nama Bank wajib diisi!',
    ]) {
      await expect(summary.getByRole('link', { name: message })).toBeVisible();
    }
    await userEvent.click(summary.getByRole('link', { name: 'Nama Pemilik Rekening wajib diisi!' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nama Pemilik Rekening' })).toHaveFocus());
    await userEvent.click(summary.getByRole('link', { name: 'Kecamatan wajib diisi!' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Provinsi' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NewMember: Story = {
  args: { member: newMember },
};

/** The form opens the first tab with an error, here the third tab. */
export const OpensTabWithError: Story = {
  name: '[2 §5] Mohon periksa kembali data yang di input',
  args: { member: { ...completeMember, account: { bank: null, account_number: null, account_owner: null } } },
  play: async ({ canvas }) => {
    await save(canvas);
    const summary = await canvas.findByRole('region', { name: 'Mohon periksa kembali data yang di input' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: /^Rekening/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Rekening 3 isian perlu diperiksa' })).toBeVisible();
  },
};

/**
 * If several fields in different tabs have the same message, the summary repeats the message for each field, with the
 * name of the field and a link.
 */
export const EqualMessages: Story = {
  tags: ['!autodocs'],
  args: {
    member: {
      ...completeMember,
      full_name: 'SARI @ RUMAH',
      account: { bank: 'Bank Mandiri', account_number: '1234567890123456', account_owner: 'SARI @ RUMAH' },
    },
  },
  play: async ({ canvas }) => {
    await save(canvas);
    const message = 'Nama mengandung karakter yang tidak diperbolehkan!';
    const ownerLink = await canvas.findByRole('link', { name: `Nama Pemilik Rekening: ${message}` });
    await expect(canvas.getByRole('link', { name: `Nama Lengkap: ${message}` })).toBeVisible();
    await userEvent.click(ownerLink);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nama Pemilik Rekening' })).toHaveFocus());
  },
};

/** Masks and upper case apply while typing, also in the middle of a number. */
export const Masks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const npwp = canvas.getByRole('textbox', { name: /^Nomor NPWP/ });
    await userEvent.type(npwp, '012345678901234');
    await expect(npwp).toHaveValue('01.234.567.8-901.234');
    const name = canvas.getByRole('textbox', { name: 'Nama Lengkap' });
    await userEvent.clear(name);
    await userEvent.type(name, 'sari wulandari putri');
    await expect(name).toHaveValue('SARI WULANDARI PUTRI');
    await openTab(canvas, /^Alamat/);
    const rt = canvas.getByRole('textbox', { name: 'RT' });
    await userEvent.clear(rt);
    await userEvent.type(rt, 'a7');
    await expect(rt).toHaveValue('7');
    await openTab(canvas, /^Rekening/);
    const owner = canvas.getByRole('textbox', { name: 'Nama Pemilik Rekening' });
    await userEvent.clear(owner);
    await userEvent.type(owner, 'budi');
    await expect(owner).toHaveValue('BUDI');
    await save(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          full_name: 'SARI WULANDARI PUTRI',
          profile: expect.objectContaining({ npwp_number: '01.234.567.8-901.234' }),
          addreses: expect.objectContaining({ neighbourhood: '007' }),
          account: expect.objectContaining({ account_owner: 'BUDI' }),
        }),
      ),
    );
  },
};

/** Passport and identity card have different number rules. */
export const IdentityNumber: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Nomor Identitas' });
    await userEvent.clear(number);
    await userEvent.type(number, 'a12345');
    await save(canvas);
    await waitFor(() => expect(number).toHaveAccessibleDescription('Nomor Identitas wajib 16 Digit Angka!'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jenis Kartu Identitas' }), 'Paspor');
    await waitFor(() => expect(number).toHaveAccessibleDescription('Nomor Identitas minimal 7 Karakter!'));
    await userEvent.type(number, '6');
    await waitFor(() => expect(number).not.toHaveAccessibleDescription());
  },
};

/** A change of province clears the levels below. If a village has one postal code, the code is filled in. */
export const AddressCascade: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(regionLoader).not.toHaveBeenCalled();
    await openTab(canvas, /^Alamat/);
    const field = (name: string) => canvas.getByRole('combobox', { name });
    await waitFor(() => expect(field('Kelurahan')).toHaveValue('DAGO'));
    await choose(canvas, 'Provinsi', 'BALI');
    for (const name of ['Kabupaten/Kota', 'Kecamatan', 'Kelurahan', 'Kode Pos']) {
      await expect(field(name)).toHaveValue('');
    }
    await expect(field('Kecamatan')).toBeDisabled();
    await choose(canvas, 'Kabupaten/Kota', 'KOTA DENPASAR');
    await choose(canvas, 'Kecamatan', 'DENPASAR SELATAN');
    await choose(canvas, 'Kelurahan', 'SANUR');
    await waitFor(() => expect(field('Kode Pos')).toHaveValue('80228'));
    await save(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          addreses: {
            ...completeMember.addreses,
            province: 'BALI',
            district: 'KOTA DENPASAR',
            sub_district: 'DENPASAR SELATAN',
            urban_village: 'SANUR',
            postalCode: '80228',
          },
        }),
      ),
    );
  },
};

/**
 * The stored province does not exist any more. Only the province shows a message, because the regions below
 * depend on the province.
 */
export const OutdatedRegion: Story = {
  args: {
    member: {
      ...completeMember,
      addreses: {
        province: 'ATLANTIS',
        district: 'KOTA BANDUNG',
        sub_district: 'COBLONG',
        urban_village: 'DAGO',
        neighbourhood: '005',
        hamlet: '012',
        postalCode: '40135',
        address: 'Jalan Dago Asri No. 12',
      },
    },
  },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Alamat/);
    await expect(await canvas.findByText('Provinsi tidak ditemukan!')).toBeVisible();
    await expect(canvas.getAllByText(/tidak ditemukan!$|tidak sesuai dengan/)).toHaveLength(1);
    await choose(canvas, 'Provinsi', 'BALI');
    await waitFor(() => expect(canvas.queryByText('Provinsi tidak ditemukan!')).toBeNull());
  },
};

export const RegionsFailed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.loadRegions).mockRejectedValueOnce(new Error());
  },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Alamat/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull());
    await choose(canvas, 'Provinsi', 'BALI');
  },
};

/** Input from before a reload is restored, except the e-mail, which cannot be changed. Each change is reported. */
export const Draft: Story = {
  args: {
    member: newMember,
    waitingOrder: 'Asuransi Kesehatan – Sehat Optima',
    onDiscard: fn(),
    values: {
      full_name: 'SARI W',
      email: 'lama@contoh.id',
      phone_number: '81299',
      addreses: { ...EMPTY_ADDRESS, province: 'BALI' },
      account: { bank: 'Bank Mandiri', account_number: '', account_owner: '' },
      profile: {
        profession: 'P05',
        businessField: '',
        income: '',
        citizen: 'indonesia',
        identiyType: '',
        identityNumber: '',
        npwp_number: '',
        gender: '',
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('SARI W');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('sari@contoh.id');
    await expect(canvas.getByRole('radio', { name: 'Indonesia' })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nomor telepon' }), '887');
    await userEvent.click(canvas.getByRole('radio', { name: 'Perempuan' }));
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          phone_number: '81299887',
          profile: expect.objectContaining({ gender: 'perempuan', profession: 'P05' }),
          addreses: expect.objectContaining({ province: 'BALI' }),
        }),
      ),
    );
    await openTab(canvas, /^Rekening/);
    await expect(canvas.getByRole('combobox', { name: 'Nama Bank' })).toHaveValue('Bank Mandiri');
  },
};

/**
 * A draft is marked as unsaved, without interrupting a screen reader, and can be discarded. Discarding takes two
 * clicks, because the draft may contain much input.
 */
export const DraftDiscarded: Story = {
  tags: ['!autodocs'],
  args: { ...Draft.args, member: completeMember },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Nama Lengkap' });
    await expect(name).toHaveValue('SARI W');
    await expect(canvas.getByText('Perubahan Anda belum disimpan')).toBeVisible();
    await expect(canvas.getByText('Perubahan Anda belum disimpan').closest('[role=alert]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buang perubahan' }));
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ya, buang' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(name).toHaveValue('SARI WULANDARI');
    await expect(canvas.queryByText('Perubahan Anda belum disimpan')).toBeNull();
    await save(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ full_name: 'SARI WULANDARI', account: completeMember.account }),
      ),
    );
  },
};

/**
 * A notice states the order that needs the profile, the progress and the next missing section, and updates while
 * typing.
 */
export const OrderWaiting: Story = {
  args: {
    member: { ...completeMember, completeProfile: false, account: null },
    waitingOrder: 'Asuransi Kesehatan – Sehat Optima',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Pesanan Anda menunggu: Asuransi Kesehatan – Sehat Optima')).toBeVisible();
    await expect(canvas.getByText('2 dari 3 bagian sudah terisi.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Isi bagian Rekening' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Nama Bank' })).toHaveFocus());
    await choose(canvas, 'Nama Bank', 'Bank Mandiri');
    const account = canvas.getByRole('textbox', { name: 'Nomor Rekening' });
    await expect(account).toHaveAccessibleDescription('8 sampai 16 digit angka.');
    await userEvent.type(account, '12');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nama Pemilik Rekening' }), 'sari');
    await save(canvas);
    // An invalid field does not count as filled in.
    await expect(await canvas.findByText('2 dari 3 bagian sudah terisi.')).toBeVisible();
    await userEvent.clear(account);
    await userEvent.type(account, '1310012345678');
    await expect(await canvas.findByText(/^Semua bagian sudah terisi/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Isi bagian/ })).toBeNull();
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(/^Pesanan Anda menunggu/)).toBeNull();
  },
};

/** If the banks fail to load, the rest of the form still works. */
export const BanksFailed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.loadBanks).mockRejectedValueOnce(new Error('Gagal'));
  },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Rekening/);
    await expect(await canvas.findByText('Daftar bank gagal dimuat.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Nama Bank' })).toHaveValue('Bank Mandiri');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(canvas.queryByText('Daftar bank gagal dimuat.')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Nama Bank' })).toHaveFocus();
    await choose(canvas, 'Nama Bank', 'Bank Negara Indonesia (BNI)');
  },
};

/** The success of a retry replaces the failure of the first attempt. */
export const SavedAfterRetry: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'Koneksi internet terputus' });
  },
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(await canvas.findByText('Koneksi internet terputus')).toBeVisible();
    await save(canvas);
    await expect(await canvas.findByText('Update profile berhasil')).toBeVisible();
    await expect(canvas.queryByText('Koneksi internet terputus')).toBeNull();
  },
};

/** The form keeps its input, and a toast shows the failure. */
export const Failed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'Koneksi internet terputus, silakan coba lagi' });
  },
  play: async ({ canvas, args }) => {
    await save(canvas);
    await expect(await canvas.findByText('Koneksi internet terputus, silakan coba lagi')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('SARI WULANDARI');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** The server's field message is displayed at the field, in its tab. All messages get an exclamation mark. */
export const ServerFieldProblem: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({
      message: 'Mohon periksa kembali data yang di input',
      fields: [{ path: 'addreses.postalCode', message: 'Kode Pos tidak sesuai kelurahan' }],
    });
  },
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(await canvas.findByRole('link', { name: 'Kode Pos tidak sesuai kelurahan!' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Alamat/, selected: true })).toBeVisible();
  },
};

/**
 * The server rejects a phone number of another member. Another tab is open, so the form opens the tab with the
 * phone number.
 */
export const PhoneTaken: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'phone_number#duplicate', status: 409 });
  },
  play: async ({ canvas }) => {
    const message = 'Nomor telpon sudah terdaftar, gunakan nomor telpon lainnya!';
    await openTab(canvas, /Rekening/);
    await save(canvas);
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Profile/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nomor telepon' })).toHaveAccessibleDescription(message);
  },
};

export const Saving: Story = {
  args: { onSubmit: fn<ProfileFormProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await save(canvas);
    await save(canvas);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Dark: Story = {
  ...Complete,
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
};

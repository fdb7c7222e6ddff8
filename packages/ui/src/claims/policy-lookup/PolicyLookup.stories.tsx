import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { accidentLookup, fireLookup, vehicleLookup } from '../story-data/lookup.ts';
import { PolicyLookup, type PolicyLookupProps } from './index.ts';
import { guide } from './PolicyLookup.guide.ts';

type LookUp = PolicyLookupProps['lookUp'];

const failingLookUp = (status: number, message: string) =>
  fn<LookUp>(async () => {
    throw Object.assign(new Error(message), { status });
  });

const meta = {
  title: 'Claims/PolicyLookup',
  component: PolicyLookup,
  parameters: { guide },
  args: {
    signedIn: false,
    prefill: { line: 'kecelakaandiri', policyNumber: 'pol kcd 2026 000088' },
    lookUp: fn<LookUp>(async () => accidentLookup),
  },
  decorators: [
    (Story) => (
      <div className="nu:max-w-xl nu:p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PolicyLookup>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = () => userEvent.click(screen.getByRole('button', { name: 'Cari Polis' }));
const findResult = () => screen.findByRole('dialog', { name: 'Polis ditemukan' });

export const Empty: Story = {
  args: { prefill: { line: '', policyNumber: '' } },
  play: async ({ canvas, args }) => {
    await search();
    // The message appears at the field and in the summary above the form.
    await expect(await canvas.findAllByText(/^Silahkan masukkan nomor polis/)).toHaveLength(2);
    await expect(canvas.getAllByText(/^Silahkan pilih jenis produk sesuai dengan polis Anda/)).toHaveLength(
      2,
    );
    await expect(args.lookUp).not.toHaveBeenCalled();
  },
};

/** An heir who has lost the mailed link can request it from this form. */
export const LostLink: Story = {
  args: { requestLink: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minta tautan klaim lagi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Minta tautan klaim' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nomor klaim' }), 'KLM-2026-000318');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'budi@contoh.id');
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim tautan' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Oke' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The request does not submit the look-up.
    await expect(canvas.queryByText(/Silahkan masukkan nomor polis/)).toBeNull();
    await expect(args.lookUp).not.toHaveBeenCalled();
  },
};

/** A visitor sees the masked name of the holder, and the links for the holder and for heirs. */
export const FoundByVisitor: Story = {
  play: async ({ args }) => {
    await search();
    const dialog = await findResult();
    await expect(args.lookUp).toHaveBeenCalledWith({
      productType: 'kecelakaandiri',
      policyNumber: 'POL-KCD-2026-000088',
    });
    await expect(dialog).toHaveTextContent('S*** W***');
    // The title appears only once.
    await expect(screen.getAllByText('Siaga Diri 100')).toHaveLength(1);
    await expect(screen.getByRole('link', { name: 'Ajukan Klaim' })).toHaveAttribute(
      'href',
      '/claims/POL-KCD-2026-000088?productType=kecelakaandiri',
    );
    await expect(screen.getByRole('link', { name: 'ajukan klaim sebagai ahli waris' })).toHaveAttribute(
      'href',
      '/claims/heirs/POL-KCD-2026-000088?productType=kecelakaandiri',
    );
  },
};

export const FoundWithoutBeneficiary: Story = {
  args: {
    lookUp: fn<LookUp>(async () => ({
      ...fireLookup,
      isHolder: false,
      notice: 'Polis ini berakhir pada 9 Januari 2027.',
    })),
  },
  play: async () => {
    await search();
    await expect(await findResult()).toHaveTextContent('Polis Kebakaran tidak memiliki penerima manfaat.');
    await expect(screen.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/contact');
  },
};

export const FoundByHolder: Story = {
  args: { signedIn: true, lookUp: fn<LookUp>(async () => vehicleLookup) },
  play: async () => {
    await search();
    await expect(await findResult()).toHaveTextContent('SARI WULANDARI');
    await expect(screen.queryByText('Anda ahli waris atau penerima manfaat?')).toBeNull();
  },
};

export const FoundByOtherMember: Story = {
  args: { signedIn: true },
  play: async () => {
    await search();
    await expect(await findResult()).toHaveTextContent('Polis ini terdaftar pada akun lain.');
    await expect(screen.queryByRole('link', { name: 'Ajukan Klaim' })).toBeNull();
    // The link for heirs is for visitors only [3 §2].
    await expect(screen.queryByRole('link', { name: 'ajukan klaim sebagai ahli waris' })).toBeNull();
    await expect(screen.getByText('Anda ahli waris atau penerima manfaat?')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Keluar dari akun ini' })).toHaveAttribute(
      'href',
      '/logout',
    );
  },
};

/** A signed-in member sees the contact if the policy has no beneficiary. */
export const FoundByOtherMemberWithoutBeneficiary: Story = {
  args: { signedIn: true, lookUp: fn<LookUp>(async () => ({ ...fireLookup, isHolder: false })) },
  play: async () => {
    await search();
    await expect(await findResult()).toHaveTextContent('Polis Kebakaran tidak memiliki penerima manfaat.');
    await expect(screen.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/contact');
  },
};

export const NotFound: Story = {
  args: { lookUp: failingLookUp(404, 'Maaf!, kami tidak menemukan data terkait polis yang Anda input') },
  play: async ({ canvas }) => {
    await search();
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Maaf!, kami tidak menemukan data terkait polis yang Anda input');
    await waitFor(() => expect(notice).toHaveFocus());
  },
};

/** The message takes the focus again after a second failed look-up. */
export const NotFoundAgain: Story = {
  ...NotFound,
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await search();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await search();
    await waitFor(() => expect(args.lookUp).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const TooManyRequests: Story = {
  args: { lookUp: failingLookUp(429, 'TOO_MANY') },
  play: async ({ canvas }) => {
    await search();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Silahkan coba beberapa saat lagi.');
  },
};

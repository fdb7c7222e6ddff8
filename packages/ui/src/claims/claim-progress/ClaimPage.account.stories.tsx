import type { ClaimDetail } from '@naungan/domain/claim/record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { claimActions } from '../story-data/actions.fixture.ts';
import { healthClaim, vehicleClaim } from '../story-data/claim.ts';
import { type ClaimActions, ClaimPage, type ClaimPageProps } from './index.ts';

const meta = {
  title: 'Claims/ClaimPage account',
  component: ClaimPage,
  tags: ['!autodocs'],
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <ClaimPage {...args} />
      <Toaster />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
  args: {
    load: async () => healthClaim('approved'),
    actions: claimActions(),
    refreshEvery: 0,
    part: 'progress',
    onPartChange: fn(),
  },
} satisfies Meta<typeof ClaimPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replies of consecutive loads; the last one repeats. */
const reads =
  (actions: () => ClaimActions, ...claims: readonly [ClaimDetail, ...ClaimDetail[]]) =>
  ({ args }: { args: ClaimPageProps }) => {
    const remainingClaims = [...claims];
    args.actions = actions();
    args.load = fn(
      async () => (remainingClaims.length > 1 ? remainingClaims.shift() : remainingClaims[0]) ?? claims[0],
    );
  };

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const HEIRS_NAME = { bankName: '', accountNumber: '', accountHolder: 'BUDI WULANDARI' };
const openLetter = async (
  canvas: { findByRole: typeof screen.findByRole },
  click: (of: Element) => Promise<void>,
) => click(await canvas.findByRole('button', { name: 'Kirim surat pernyataan' }));

/** The account is prefilled, and goes with the letter; the question states where the money goes. */
export const LetterWithAccount: Story = {
  beforeEach: reads(claimActions, healthClaim('approved'), healthClaim('agreed')),
  play: async ({ canvas, userEvent, args }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await inDialog('Surat pernyataan');
    await expect(dialog.getByLabelText('Nomor Rekening')).toHaveValue('1234567890');
    await expect(dialog.getByLabelText('Nama pemilik rekening')).toHaveValue('SARI WULANDARI');
    await expect(await dialog.findByRole('option', { name: 'Bank Mandiri' })).toBeInTheDocument();
    await expect(dialog.getByLabelText('Nama Bank')).toHaveValue('Bank Central Asia (BCA)');
    await userEvent.upload(dialog.getByLabelText(/sudah ditandatangani/), pdf('surat.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await expect(
      await screen.findByText(
        /^Klaim dibayarkan ke rekening Bank Central Asia \(BCA\) 1234567890 a\.n\. SARI WULANDARI\./,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ya, kirim' }));
    await expect(await canvas.findByRole('heading', { name: 'Mohon menunggu' })).toBeVisible();
    await expect(args.actions.sendLetter).toHaveBeenCalledWith(
      {
        file: expect.objectContaining({ name: 'surat.pdf' }),
        account: {
          bankName: 'Bank Central Asia (BCA)',
          accountNumber: '1234567890',
          accountHolder: 'SARI WULANDARI',
        },
      },
      expect.anything(),
    );
  },
};

/** An heir's account is unknown: without it no letter is sent, and each wrong field says what is wrong. */
export const LetterWithoutAccount: Story = {
  args: { ofHeir: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: reads(
    () => ({ ...claimActions(), saveAccount: fn() }),
    healthClaim('approved', {}, { suggestedAccount: HEIRS_NAME }),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await inDialog('Surat pernyataan');
    const number = dialog.getByLabelText('Nomor Rekening');
    await userEvent.upload(dialog.getByLabelText(/sudah ditandatangani/), pdf('surat.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await expect(await dialog.findByText('Nomor Rekening wajib diisi!')).toBeVisible();
    await expect(dialog.getByText('Nama Bank wajib diisi!')).toBeVisible();
    await expect(dialog.queryByText('Nama pemilik rekening wajib diisi!')).toBeNull();
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, '1234567');
    await expect(await dialog.findByText('Nomor Rekening harus 8 sampai 16 digit angka!')).toBeVisible();
    await expect(args.actions.saveAccount).toHaveBeenLastCalledWith({
      ...HEIRS_NAME,
      accountNumber: '1234567',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await expect(args.actions.sendLetter).not.toHaveBeenCalled();
  },
};

/** An account typed before a reload is restored. */
export const AccountDraft: Story = {
  beforeEach: reads(
    () => ({
      ...claimActions(),
      loadAccount: async () => ({ ...HEIRS_NAME, accountNumber: '99887766', bankName: 'Bank Mandiri' }),
    }),
    healthClaim('approved', {}, { suggestedAccount: HEIRS_NAME }),
  ),
  play: async ({ canvas, userEvent }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await inDialog('Surat pernyataan');
    await waitFor(() => expect(dialog.getByLabelText('Nomor Rekening')).toHaveValue('99887766'));
    await expect(dialog.getByLabelText('Nama Bank')).toHaveValue('Bank Mandiri');
  },
};

/** Saved before the letter is downloaded, so that it is printed there; the letter then goes alone. */
export const AccountSavedForTheLetter: Story = {
  beforeEach: reads(
    claimActions,
    healthClaim('approved'),
    healthClaim('approved', { account: true }),
    healthClaim('agreed'),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await inDialog('Surat pernyataan');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await dialog.findByText('a.n. SARI WULANDARI')).toBeVisible();
    await expect(args.actions.changeAccount).toHaveBeenCalledOnce();
    await expect(dialog.queryByLabelText('Nomor Rekening')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Ubah rekening' })).toBeVisible();
    await userEvent.upload(dialog.getByLabelText(/sudah ditandatangani/), pdf('surat.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, kirim' }));
    await waitFor(() =>
      expect(args.actions.sendLetter).toHaveBeenCalledWith(
        { file: expect.anything(), account: null },
        expect.anything(),
      ),
    );
  },
};

/** A repair is paid to the workshop; the question says nothing about an account. */
export const LetterOfARepair: Story = {
  beforeEach: reads(
    claimActions,
    vehicleClaim('approved', { replacement: { method: 'workshop', locked: false }, workshop: 'w-1' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await inDialog('Surat pernyataan');
    await expect(dialog.getByText(/^Biaya perbaikan dibayarkan kepada bengkel\./)).toBeVisible();
    await userEvent.upload(dialog.getByLabelText(/sudah ditandatangani/), pdf('surat.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await expect(
      await screen.findByText(
        /^Setelah surat terkirim, keputusan klaim ini tidak dapat diajukan banding lagi/,
      ),
    ).toBeVisible();
  },
};

const OTHER = { bankName: 'Bank Mandiri', accountNumber: '1310012345678', accountHolder: 'SARI WULANDARI' };

/** After the letter and until the payment the account can be changed next to it. */
export const AccountChanged: Story = {
  beforeEach: reads(claimActions, healthClaim('agreed')),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Rekening tujuan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah rekening' }));
    const dialog = await inDialog('Rekening penerima');
    const number = dialog.getByLabelText('Nomor Rekening');
    await expect(number).toHaveValue('1234567890');
    await userEvent.clear(number);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await dialog.findByText('Nomor Rekening wajib diisi!')).toBeVisible();
    await userEvent.type(number, OTHER.accountNumber);
    await userEvent.selectOptions(dialog.getByLabelText('Nama Bank'), OTHER.bankName);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await canvas.findByText('Rekening penerima sudah disimpan')).toBeVisible();
    await expect(args.actions.changeAccount).toHaveBeenCalledWith(OTHER);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rekening penerima' })).toBeNull());
  },
};

/** The claim was paid while the dialog was open: shows the server's message and the paid claim. */
export const AccountChangedTooLate: Story = {
  beforeEach: reads(
    () => ({
      ...claimActions(),
      changeAccount: fn(async () => {
        throw Object.assign(new Error('Klaim sudah dibayarkan, sehingga rekening tidak dapat diubah lagi'), {
          status: 409,
        });
      }),
    }),
    healthClaim('agreed'),
    healthClaim('payment'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah rekening' }));
    const dialog = await inDialog('Rekening penerima');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await canvas.findByRole('region', { name: 'Konfirmasi pembayaran' })).toBeVisible();
    await expect(
      canvas.getByText('Klaim sudah dibayarkan, sehingga rekening tidak dapat diubah lagi'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ubah rekening' })).toBeNull();
  },
};

/** A letter of the time before accounts were requested with it: the account is the next step. */
export const AccountRequested: Story = {
  beforeEach: reads(claimActions, healthClaim('agreed', { account: false }), healthClaim('agreed')),
  play: async ({ canvas, userEvent, args }) => {
    const card = within(await canvas.findByRole('region', { name: 'Isi rekening penerima' }));
    await userEvent.click(card.getByRole('button', { name: 'Isi rekening' }));
    const dialog = await inDialog('Rekening penerima');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await canvas.findByRole('region', { name: 'Mohon menunggu' })).toBeVisible();
    await expect(args.actions.changeAccount).toHaveBeenCalledOnce();
  },
};

/** An account from the claim form can be changed before the decision. */
export const AccountBeforeTheDecision: Story = {
  beforeEach: reads(claimActions, vehicleClaim('review', { cause: '2002', account: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rekening penerima' })).toBeVisible();
    await expect(canvas.getByText('a.n. SARI WULANDARI')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ubah rekening' })).toBeVisible();
  },
};

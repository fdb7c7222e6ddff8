import { VEHICLE_THEFT } from '@naungan/domain/claim';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { claimActions } from '../story-data/actions.fixture.ts';
import { healthClaim, vehicleClaim } from '../story-data/claim.ts';
import {
  claimPageArgs,
  findDialog,
  loadClaimsInTurn,
  pdf,
  StatefulClaimPage,
} from '../story-data/claim-page.fixture.tsx';
import { ClaimPage } from './index.ts';

const meta = {
  title: 'Claims/ClaimPage account',
  component: ClaimPage,
  tags: ['!autodocs'],
  render: (args) => <StatefulClaimPage {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    load: async () => healthClaim('approved'),
    ...claimPageArgs(),
  },
} satisfies Meta<typeof ClaimPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const HOLDER_ONLY = { bankName: '', accountNumber: '', accountHolder: 'BUDI WULANDARI' };
const openLetter = async (
  canvas: { findByRole: typeof screen.findByRole },
  click: (element: Element) => Promise<void>,
) => click(await canvas.findByRole('button', { name: 'Kirim surat pernyataan' }));

/** The bank account is prefilled and sent with the letter. The confirmation question states this account. */
export const LetterWithAccount: Story = {
  beforeEach: loadClaimsInTurn(claimActions, healthClaim('approved'), healthClaim('agreed')),
  play: async ({ canvas, userEvent, args }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await findDialog('Surat pernyataan');
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

/**
 * Only the holder of the heir's bank account is known. The letter is not sent, bank and number show their problems, and
 * the typed number is stored.
 */
export const LetterWithoutAccount: Story = {
  args: { isForHeir: true },
  globals: { viewport: { value: 'phone' } },
  beforeEach: loadClaimsInTurn(
    () => ({ ...claimActions(), saveAccount: fn() }),
    healthClaim('approved', {}, { suggestedAccount: HOLDER_ONLY }),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await findDialog('Surat pernyataan');
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
      ...HOLDER_ONLY,
      accountNumber: '1234567',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await expect(args.actions.sendLetter).not.toHaveBeenCalled();
  },
};

/** A bank account typed before a reload is restored. */
export const AccountDraft: Story = {
  beforeEach: loadClaimsInTurn(
    () => ({
      ...claimActions(),
      loadAccount: async () => ({ ...HOLDER_ONLY, accountNumber: '99887766', bankName: 'Bank Mandiri' }),
    }),
    healthClaim('approved', {}, { suggestedAccount: HOLDER_ONLY }),
  ),
  play: async ({ canvas, userEvent }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await findDialog('Surat pernyataan');
    await waitFor(() => expect(dialog.getByLabelText('Nomor Rekening')).toHaveValue('99887766'));
    await expect(dialog.getByLabelText('Nama Bank')).toHaveValue('Bank Mandiri');
  },
};

/**
 * If the claimant saves the bank account before downloading the letter, the downloaded letter contains the account. The
 * account is then not sent again with the letter.
 */
export const AccountSavedForTheLetter: Story = {
  beforeEach: loadClaimsInTurn(
    claimActions,
    healthClaim('approved'),
    healthClaim('approved', { hasAccount: true }),
    healthClaim('agreed'),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await findDialog('Surat pernyataan');
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

/** The workshop is paid for a repair, so the confirmation question does not mention a bank account. */
export const LetterOfARepair: Story = {
  beforeEach: loadClaimsInTurn(
    claimActions,
    vehicleClaim('approved', { replacement: { method: 'workshop', isLocked: false }, workshop: 'w-1' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await openLetter(canvas, userEvent.click);
    const dialog = await findDialog('Surat pernyataan');
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

const OTHER_ACCOUNT = {
  bankName: 'Bank Mandiri',
  accountNumber: '1310012345678',
  accountHolder: 'SARI WULANDARI',
};

/** The bank account can be changed in the payment section after the letter is sent, until the claim is paid. */
export const AccountChanged: Story = {
  beforeEach: loadClaimsInTurn(claimActions, healthClaim('agreed')),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Rekening tujuan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah rekening' }));
    const dialog = await findDialog('Rekening penerima');
    const number = dialog.getByLabelText('Nomor Rekening');
    await expect(number).toHaveValue('1234567890');
    await userEvent.clear(number);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await dialog.findByText('Nomor Rekening wajib diisi!')).toBeVisible();
    await userEvent.type(number, OTHER_ACCOUNT.accountNumber);
    await userEvent.selectOptions(dialog.getByLabelText('Nama Bank'), OTHER_ACCOUNT.bankName);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await canvas.findByText('Rekening penerima sudah disimpan')).toBeVisible();
    await expect(args.actions.changeAccount).toHaveBeenCalledWith(OTHER_ACCOUNT);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rekening penerima' })).toBeNull());
  },
};

/** If the claim is paid while the dialog is open, the page shows the server's message and the paid claim. */
export const AccountChangedTooLate: Story = {
  beforeEach: loadClaimsInTurn(
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
    const dialog = await findDialog('Rekening penerima');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await canvas.findByRole('region', { name: 'Konfirmasi pembayaran' })).toBeVisible();
    await expect(
      canvas.getByText('Klaim sudah dibayarkan, sehingga rekening tidak dapat diubah lagi'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ubah rekening' })).toBeNull();
  },
};

/** If the letter was sent without a bank account, entering the account is the next step. */
export const AccountRequested: Story = {
  beforeEach: loadClaimsInTurn(
    claimActions,
    healthClaim('agreed', { hasAccount: false }),
    healthClaim('agreed'),
  ),
  play: async ({ canvas, userEvent, args }) => {
    const card = within(await canvas.findByRole('region', { name: 'Isi rekening penerima' }));
    await userEvent.click(card.getByRole('button', { name: 'Isi rekening' }));
    const dialog = await findDialog('Rekening penerima');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan rekening' }));
    await expect(await canvas.findByRole('region', { name: 'Mohon menunggu' })).toBeVisible();
    await expect(args.actions.changeAccount).toHaveBeenCalledOnce();
  },
};

/** The claim form requires a bank account for a theft. This account can be changed before the decision. */
export const AccountBeforeTheDecision: Story = {
  beforeEach: loadClaimsInTurn(
    claimActions,
    vehicleClaim('review', { cause: VEHICLE_THEFT, hasAccount: true }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rekening penerima' })).toBeVisible();
    await expect(canvas.getByText('a.n. SARI WULANDARI')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ubah rekening' })).toBeVisible();
  },
};

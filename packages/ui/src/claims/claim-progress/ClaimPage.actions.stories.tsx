import { APPEAL_BYTES } from '@naungan/domain/claim';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { jpeg } from '../../orders/story-data/draft.ts';
import { claimActions } from '../story-data/actions.fixture.ts';
import { vehicleClaim } from '../story-data/claim.ts';
import {
  claimPageArgs,
  findDialog,
  loadClaimsInTurn,
  pdf,
  StatefulClaimPage,
} from '../story-data/claim-page.fixture.tsx';
import { type ClaimActions, ClaimPage } from './index.ts';

const meta = {
  title: 'Claims/ClaimPage actions',
  component: ClaimPage,
  tags: ['!autodocs'],
  render: (args) => <StatefulClaimPage {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    load: async () => vehicleClaim('pending'),
    ...claimPageArgs(),
  },
} satisfies Meta<typeof ClaimPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a file with the content of a Word document, which is named and declared as a PDF. */
const renamedWord = (name: string) => new File(['PK\u0003\u0004word'], name, { type: 'application/pdf' });
const conflictError = (message: string) => Object.assign(new Error(message), { status: 409 });
/** Excludes the separate file input for a phone's camera. */
const NOT_CAMERA = { selector: 'input:not([capture])' };

/**
 * The form sends every requested document, one of them with two files. Invalid files are rejected, and an incomplete
 * form is not sent.
 */
export const Revision: Story = {
  beforeEach: loadClaimsInTurn(
    claimActions,
    vehicleClaim('incomplete'),
    vehicleClaim('review', { workshop: 'w-1' }),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      await canvas.findByText(/kurang jelas.*Klik Lihat detail lalu pada berkas klik upload$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat detail' }));
    const saveButton = await canvas.findByRole('button', { name: 'Simpan perubahan' });
    await userEvent.click(saveButton);
    await expect(
      await canvas.findByText('Silahkan upload semua berkas yang harus direvisi', {
        selector: '[role=note] *',
      }),
    ).toBeVisible();

    const documentInput = canvas.getByLabelText('Kronologi kejadian', NOT_CAMERA);
    const photos = canvas.getByLabelText('Foto seluruh bagian yang rusak', NOT_CAMERA);
    await userEvent.upload(documentInput, new File(['x'], 'kronologi.pdf', { type: 'application/msword' }));
    await expect(await canvas.findByText('File yang di upload tidak valid!')).toBeVisible();
    await userEvent.upload(documentInput, pdf('besar.pdf', 5 * 1_048_576 + 1));
    await expect(await canvas.findByText('Maksimal ukuran berkas 5 mb!')).toBeVisible();
    await userEvent.upload(documentInput, renamedWord('kronologi.pdf'));
    await expect(await canvas.findByText('File yang di upload tidak valid!')).toBeVisible();
    await userEvent.upload(documentInput, pdf('kronologi.pdf'));
    await userEvent.upload(photos, jpeg('depan.jpg'));
    await expect(await canvas.findByRole('link', { name: /depan\.jpg/ })).toBeVisible();
    await userEvent.click(saveButton);
    await expect(
      await canvas.findByText(/^Lampiran Foto seluruh bagian yang rusak minimal 2 berkas/, {
        selector: '[role=note] *',
      }),
    ).toBeVisible();
    await userEvent.upload(photos, jpeg('samping.jpg'));
    await expect(await canvas.findByRole('link', { name: /samping\.jpg/ })).toBeVisible();
    await userEvent.click(saveButton);
    const question = within(await screen.findByRole('alertdialog', { name: 'Simpan perubahan' }));
    await userEvent.click(question.getByRole('button', { name: 'Ya, simpan' }));
    await expect(await canvas.findByText('Diverifikasi')).toBeVisible();
    await expect(args.actions.sendDocuments).toHaveBeenCalledWith(
      [
        expect.objectContaining({ code: 'KRONOLOGI' }),
        expect.objectContaining({ code: 'FOTO' }),
        expect.objectContaining({ code: 'FOTO' }),
      ],
      expect.anything(),
    );
  },
};

/**
 * Invalid files are rejected. After a network failure the letter stays chosen, and the second attempt sends it. The
 * history lists earlier appeals and the new one.
 */
export const Appeal: Story = {
  beforeEach: loadClaimsInTurn(
    () => ({
      ...claimActions(),
      appeal: fn<ClaimActions['appeal']>(async () => undefined).mockRejectedValueOnce(
        new Error('Koneksi terputus'),
      ),
    }),
    vehicleClaim('rejected', { appeals: [{ isOpen: false, isAnswered: true }] }),
    vehicleClaim('appealed', {
      appeals: [
        { isOpen: false, isAnswered: true },
        { isOpen: true, isAnswered: false },
      ],
    }),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajukan Banding' }));
    const dialog = await findDialog('Banding');
    const sendButton = dialog.getByRole('button', { name: 'Ajukan Banding' });
    await userEvent.click(sendButton);
    await expect(await dialog.findByText('Harap upload surat pengajuan banding!')).toBeVisible();
    const letter = dialog.getByLabelText('Surat pengajuan banding');
    await userEvent.upload(letter, new File(['x'], 'surat.pdf', { type: 'application/msword' }));
    await expect(await dialog.findByText('Format File yang di upload tidak sesuai!')).toBeVisible();
    await userEvent.upload(letter, pdf('surat.pdf', APPEAL_BYTES + 1));
    await expect(await dialog.findByText('Maksimal Ukuran File adalah 2mb!')).toBeVisible();
    await userEvent.upload(letter, renamedWord('surat.pdf'));
    await expect(await dialog.findByText('Format File yang di upload tidak sesuai!')).toBeVisible();
    await userEvent.upload(letter, pdf('surat.pdf', APPEAL_BYTES));
    await expect(await dialog.findByRole('link', { name: /surat\.pdf/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Riwayat (1)' }));
    await expect(dialog.getByText('Close')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Surat balasan/ })).toBeVisible();
    const sendLetter = async () => {
      await userEvent.click(sendButton);
      await userEvent.click(await screen.findByRole('button', { name: 'Ya, ajukan' }));
    };
    await sendLetter();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Koneksi terputus'));
    await sendLetter();
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(args.actions.appeal).toHaveBeenCalledTimes(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Riwayat banding' }));
    const history = await findDialog('Banding');
    await expect(await history.findByText('Open')).toBeVisible();
    await expect(history.getByText('Surat Balasan Belum Terbit')).toBeVisible();
  },
};

/** A workshop is searched by name or address and chosen once. */
export const Workshop: Story = {
  beforeEach: loadClaimsInTurn(
    claimActions,
    vehicleClaim('pending'),
    vehicleClaim('pending', { workshop: 'w-2' }),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pilih bengkel rujukan' }));
    const dialog = await findDialog('Pilih bengkel rujukan');
    await expect(dialog.getByText('2 bengkel')).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Cari bengkel' }), 'MOGOT{Enter}');
    await expect(await dialog.findByText('1 bengkel')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pilih Bengkel Mitra Rekaan' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Simpan Perubahan?' }));
    await expect(
      question.getByText(/Setelah disetujui, anda tidak dapat melakukan perubahan bengkel rujukan/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ya, simpan' }));
    await expect(await canvas.findByText('Bengkel Mitra Rekaan')).toBeVisible();
    // A claim follows a loss, so the message does not congratulate [Q41].
    await expect(await canvas.findByText('Berhasil')).toBeVisible();
    await expect(canvas.queryByText('Selamat')).toBeNull();
    await expect(args.actions.chooseWorkshop).toHaveBeenCalledWith('w-2');
    await expect(canvas.queryByRole('button', { name: 'Pilih bengkel rujukan' })).toBeNull();
  },
};

/**
 * The dialog requires a choice. If the insurer locked the replacement method while this tab was open, the page shows the
 * server's message and loads the current claim.
 */
export const ReplacementInAStaleTab: Story = {
  beforeEach: loadClaimsInTurn(
    () => ({
      ...claimActions(),
      chooseReplacement: fn(async () => {
        throw conflictError('Pilihan kamu sudah disetujui, tidak dapat diubah');
      }),
    }),
    vehicleClaim('approved'),
    vehicleClaim('approved', { replacement: { method: 'workshop', isLocked: true } }),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentukan pilihan' }));
    const dialog = await findDialog('Bentuk penggantian');
    const saveButton = dialog.getByRole('button', { name: 'Simpan pilihan' });
    await userEvent.click(saveButton);
    await expect(await dialog.findByText('Anda belum menentukan pilihan!')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /uang tunai/ }));
    await userEvent.click(saveButton);
    const question = within(await screen.findByRole('alertdialog', { name: 'Simpan pilihan?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ya, simpan' }));
    await expect(args.actions.chooseReplacement).toHaveBeenCalledWith('cash');
    await expect(await canvas.findByRole('button', { name: 'Kirim surat pernyataan' })).toBeVisible();
    // The payment section of the current claim has the same text as the toast.
    await expect(
      canvas.getAllByText('Pilihan kamu sudah disetujui, tidak dapat diubah').length,
    ).toBeGreaterThan(1);
    await expect(canvas.queryByRole('button', { name: 'Ubah bentuk penggantian' })).toBeNull();
  },
};

/** The letter is downloaded, signed and sent. A file chosen before a reload is restored. */
export const DischargeLetter: Story = {
  beforeEach: loadClaimsInTurn(
    () => ({
      ...claimActions(),
      loadFiles: async () => ({ documentLod: pdf('surat-ttd.pdf') }),
      saveFiles: fn(),
    }),
    vehicleClaim('approved', { hasAccount: true, replacement: { method: 'cash', isLocked: false } }),
    vehicleClaim('agreed', { replacement: { method: 'cash', isLocked: true } }),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim surat pernyataan' }));
    const dialog = await findDialog('Surat pernyataan');
    await expect(dialog.getByRole('link', { name: /^Unduh surat pernyataan/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(await dialog.findByRole('link', { name: /surat-ttd\.pdf/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Hapus/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await expect(
      await dialog.findByText('Harap upload surat pernyataan yang sudah ditandatangani!'),
    ).toBeVisible();
    await userEvent.upload(dialog.getByLabelText(/sudah ditandatangani/), pdf('baru.pdf'));
    // The content of the file is checked before the file is stored.
    await waitFor(() =>
      expect(args.actions.saveFiles).toHaveBeenLastCalledWith('letter', {
        documentLod: expect.objectContaining({ name: 'baru.pdf' }),
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, kirim' }));
    await expect(await canvas.findByRole('heading', { name: 'Mohon menunggu' })).toBeVisible();
    await expect(args.actions.sendLetter).toHaveBeenCalledOnce();
  },
};

/** The dialog cannot be closed while the letter is sent. */
export const LetterBeingSent: Story = {
  beforeEach: loadClaimsInTurn(
    () => ({
      ...claimActions(),
      sendLetter: () => new Promise<never>(() => undefined),
      loadFiles: async () => ({ documentLod: pdf('surat-ttd.pdf') }),
    }),
    vehicleClaim('approved', { replacement: { method: 'cash', isLocked: false } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim surat pernyataan' }));
    const dialog = await findDialog('Surat pernyataan');
    await dialog.findByRole('link', { name: /surat-ttd\.pdf/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim surat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, kirim' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ya, kirim' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Surat pernyataan' })).toBeVisible();
  },
};

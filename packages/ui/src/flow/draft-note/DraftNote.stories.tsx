import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plan } from '../../orders/story-data/plan.ts';
import { guide } from './DraftNote.guide.ts';
import { DraftNote } from './DraftNote.tsx';

const meta = {
  title: 'Orders/DraftNote',
  component: DraftNote,
  parameters: { guide },
  args: { specs: plan.attachments },
} satisfies Meta<typeof DraftNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** States where the draft is stored, and for how long. */
export const Saved: Story = {
  args: { draftStorage: { state: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/di tab ini sampai tab ditutup atau Anda keluar/)).toBeVisible();
  },
};

/** While a new file is being stored, the note keeps its height, and screen readers announce its text. */
export const SavingFiles: Story = {
  args: { draftStorage: { state: 'saving' } },
  render: (args) => (
    <div className="nu:grid nu:items-start nu:gap-4" style={{ maxInlineSize: 320 }}>
      <DraftNote {...args} />
      <DraftNote {...args} draftStorage={{ state: 'saved' }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [status] = canvas.getAllByRole('status');
    await expect(status).toHaveTextContent(
      'Menyimpan berkas di perangkat ini … Mohon jangan menutup halaman ini.',
    );
    const [savedText] = canvas.getAllByText(/di tab ini sampai tab ditutup/);
    await expect(savedText).not.toBeVisible();
    const [savingNote, savedNote] = canvasElement.querySelectorAll('p');
    await expect(savingNote?.offsetHeight).toBe(savedNote?.offsetHeight);
  },
};

/** A failure to store the draft in the account stays visible while a new file is being stored. */
export const SavingFilesNotInAccount: Story = {
  args: { draftStorage: { state: 'saving', account: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Draf belum tersimpan di akun Anda');
    await expect(canvas.queryByText(/Menyimpan berkas/)).toBeNull();
  },
};

/** The note of a form without documents does not mention files. */
export const WithoutDocuments: Story = {
  args: { draftStorage: { state: 'saved' }, specs: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/di tab ini sampai tab ditutup atau Anda keluar/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Berkas');
  },
};

/** Without draft storage nothing is displayed. */
export const NoDraftStorage: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('tersimpan');
  },
};

/** One file could not be read or was too large for the storage. Everything else is stored. */
export const FileNotSaved: Story = {
  args: { draftStorage: { state: 'partly', codes: ['ktp'] } },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('alert');
    await expect(note).toHaveTextContent('Berkas belum tersimpan di draf');
    await expect(note).toHaveTextContent('KTP Tertanggung tidak dapat disimpan di perangkat ini.');
    await expect(canvas.queryByText(/tersimpan otomatis/)).toBeNull();
  },
};

export const NotSaved: Story = {
  args: { draftStorage: { state: 'lost' } },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('alert');
    await expect(note).toHaveTextContent('Draf belum tersimpan');
    await expect(note).toHaveTextContent('Mohon jangan menutup atau memuat ulang halaman ini');
    await expect(canvas.queryByText(/tersimpan otomatis/)).toBeNull();
  },
};

/** The note of a draft in the member's account does not mention the tab. */
export const InAccount: Story = {
  args: { draftStorage: { state: 'saved', account: 'saved' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/di akun Anda selama 7 hari sejak perubahan terakhir/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('tab ini');
  },
};

export const NotInAccount: Story = {
  args: { draftStorage: { state: 'saved', account: 'failed' } },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('alert');
    await expect(note).toHaveTextContent('Draf belum tersimpan di akun Anda');
    await expect(note).toHaveTextContent('Perubahan terakhir masih ada di tab ini');
  },
};

export const AccountFull: Story = {
  args: { draftStorage: { state: 'saved', account: 'full' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Jumlah draf di akun Anda sudah mencapai batas.',
    );
  },
};

export const SentElsewhere: Story = {
  args: { draftStorage: { state: 'saved', account: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draf ini sudah dikirim atau dihapus')).toBeVisible();
    await expect(canvas.getByText(/disimpan sebagai draf baru/)).toBeVisible();
  },
};

import type { DeskLetter, LetterContent } from '@naungan/api/desk-letters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { deskParameters, rejectWith } from '../stories/desk-story.fixture.tsx';
import { LetterList } from './LetterList.tsx';
import { LetterPreview } from './LetterPreview.tsx';

const LETTER: LetterContent = {
  number: 'KPA-2026-000017/S-1',
  date: '2026-11-24',
  subject: 'Permintaan Perbaikan Data dan Dokumen',
  recipient: 'Bapak/Ibu SITI RAHAYU',
  opening: ['Permohonan asuransi Bapak/Ibu berikut ini sudah diperiksa.'],
  facts: [
    { title: 'Nomor Pesanan', value: 'KPA-2026-000017' },
    { title: 'Produk', value: 'Sehat Plus' },
  ],
  amounts: {
    rows: [{ label: 'Premi', amount: 3_000_000 }],
    total: { label: 'Total pembayaran', amount: 3_085_000 },
  },
  items: ['Alamat Tertanggung', 'Dokumen: KTP Tertanggung'],
  closing: ['Catatan dari perusahaan asuransi: Foto KTP kurang jelas.'],
  sender: 'PT Naungan Pialang Asuransi',
};
const letterOf = (position: number, kind: DeskLetter['kind']): DeskLetter => ({
  id: `l-${position}`,
  number: `KPA-2026-000017/S-${position}`,
  kind,
  at: '2026-11-24T02:00:00.000Z',
  url: `/files/surat-${position}`,
});
const load = fn(async () => LETTER);

/** A dialog with a reason, on which the letter depends. */
function Dialog() {
  const [reason, setReason] = useState('');
  return (
    <main className="nu:grid nu:max-w-180 nu:gap-3 nu:p-5">
      <h1 className="nu:text-sm nu:font-bold">Minta perbaikan</h1>
      <label>
        Alasan <input value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <LetterPreview request={reason.length < 3 ? null : reason} load={load} />
    </main>
  );
}

const meta = {
  title: 'Desk/Letters',
  component: Dialog,
  parameters: deskParameters,
  beforeEach: () => {
    load.mockReset();
    load.mockImplementation(async () => LETTER);
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letter is shown on request. A change of what it depends on hides the outdated letter. */
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pratinjau surat' });
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('Lengkapi isian untuk melihat suratnya.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Foto');
    await userEvent.click(button);
    const letter = await canvas.findByRole('region', { name: 'Pratinjau surat' });
    await expect(letter).toHaveTextContent('Nomor KPA-2026-000017/S-1, 24 November 2026');
    await expect(letter).toHaveTextContent('Kepada Yth. Bapak/Ibu SITI RAHAYU');
    await expect(letter).toHaveTextContent('Rp3.085.000');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Alasan'), ' buram');
    await expect(canvas.queryByRole('region', { name: 'Pratinjau surat' })).not.toBeInTheDocument();
  },
};

export const FailedThenShown: Story = {
  beforeEach: () => {
    load.mockImplementationOnce(async () => rejectWith(0, 'Koneksi terputus.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Foto');
    await userEvent.click(canvas.getByRole('button', { name: 'Pratinjau surat' }));
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pratinjau surat' }));
    await expect(await canvas.findByRole('region', { name: 'Pratinjau surat' })).toBeVisible();
  },
};

/** The stored letters of a record, the newest first. */
export const Stored: Story = {
  render: () => (
    <main>
      <h1 className="nu:p-4 nu:text-sm nu:font-bold">Pesanan</h1>
      <LetterList
        letters={[letterOf(2, 'approved'), letterOf(1, 'documents')]}
        isOutdated={({ kind }) => kind === 'approved'}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Surat persetujuan KPA-2026-000017/S-2',
      'Surat permintaan KPA-2026-000017/S-1',
    ]);
    await expect(links[0]).toHaveAttribute('href', '/files/surat-2');
    await expect(canvas.getAllByText('Tidak berlaku lagi')).toHaveLength(1);
  },
};

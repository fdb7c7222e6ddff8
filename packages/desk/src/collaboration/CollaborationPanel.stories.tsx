import { ApiProblem } from '@naungan/api/api-problem';
import type { DeskNote } from '@naungan/api/desk-work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { deskParameters, personWith, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { CollaborationPanel } from './CollaborationPanel.tsx';

const ME = { id: 'p-1', fullName: 'Dewi Lestari' };
const COLLEAGUE = { id: 'p-2', fullName: 'Raden Mas Wiratama Hadikusuma' };
const NOTES: DeskNote[] = [
  { id: 'n-2', at: '2026-11-23T04:00:00.000Z', author: COLLEAGUE, text: 'Sudah ditelepon.\nMinta KTP baru.' },
  { id: 'n-1', at: '2026-11-22T04:00:00.000Z', author: ME, text: 'Foto KTP buram.' },
];

const take = fn();
const handOver = fn();
const notes = fn();
const addNote = fn();

const meta = {
  title: 'Desk/CollaborationPanel',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskTakeTask: ({ params }) => take(params) ?? { ...params, owner: ME },
      deskReleaseTask: ({ params }) => ({ ...params, owner: null }),
      deskHandOverTask: (input) => handOver(input) ?? { ...input.params, owner: COLLEAGUE },
      deskColleagues: () => [
        { ...ME, roles: ['underwriter'] },
        { ...COLLEAGUE, roles: ['underwriter', 'service'] },
      ],
      deskNotes: () => notes() ?? NOTES,
      deskAddNote: (input) => addNote(input) ?? NOTES[0],
    },
    children: (
      <main className="nu:w-74 nu:overflow-y-auto nu:bg-surface">
        <h1 className="nu:sr-only">Pesanan</h1>
        <CollaborationPanel subject="order" id="o-1" owner={null} />
      </main>
    ),
  },
  beforeEach: () => {
    for (const call of [take, handOver, notes, addNote]) call.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The key a takes and releases the task, h gives it to a colleague. */
export const TaskTakenAndHandedOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Belum ada petugas')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('Anda menangani data ini')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('Belum ada petugas')).toBeVisible();
    await userEvent.keyboard('ah');
    const dialog = within(await screen.findByRole('dialog', { name: 'Serahkan tugas' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Serahkan tugas' }));
    await expect(await dialog.findByText(/^Pilih rekan kerja!/)).toBeVisible();
    const colleagues = dialog.getByRole('combobox', { name: 'Rekan kerja' });
    await waitFor(() => expect(colleagues).toHaveFocus());
    // A key behind the open dialog has no effect.
    colleagues.blur();
    await userEvent.keyboard('a');
    await expect(canvas.getByText('Anda menangani data ini')).toBeInTheDocument();
    await expect(
      within(colleagues).queryByRole('option', { name: new RegExp(ME.fullName) }),
    ).not.toBeInTheDocument();
    await userEvent.selectOptions(colleagues, `${COLLEAGUE.fullName} (Underwriter, Layanan)`);
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Pesan untuk rekan/ }),
      'Nasabah minta ditelepon besok',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Serahkan tugas' }));
    await expect(await canvas.findByText(`Ditangani ${COLLEAGUE.fullName}`)).toBeVisible();
    await expect(handOver).toHaveBeenCalledWith({
      params: { subject: 'order', id: 'o-1' },
      body: { to: 'p-2', note: 'Nasabah minta ditelepon besok' },
    });
  },
};

/** A colleague took the task first: the panel names the colleague. */
export const TakenByColleague: Story = {
  args: { me: personWith('underwriter') },
  beforeEach: () =>
    void take.mockImplementation(() => {
      const message = 'Tugas ini sudah ditangani rekan Anda.';
      throw new ApiProblem(message, { status: 409, code: 'CONFLICT', raw: '', fields: [], owner: COLLEAGUE });
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ambil tugas/ }));
    await expect(await canvas.findByText(`Ditangani ${COLLEAGUE.fullName}`)).toBeVisible();
    await expect(canvas.getByText('Tugas ini sudah ditangani rekan Anda.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Serahkan/ })).not.toBeInTheDocument();
  },
};

/** A failed note stays in the field; Ctrl+Enter sends it again. */
export const NoteFailedThenSaved: Story = {
  beforeEach: () => void addNote.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Minta KTP baru/)).toBeVisible();
    await userEvent.keyboard('i');
    const field = canvas.getByRole('textbox', { name: 'Catatan baru' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(/^Tulis catatannya/)).toBeVisible();
    await userEvent.keyboard(' KTP baru diterima {Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(/^Koneksi terputus/)).toBeVisible();
    await expect(field).toHaveValue(' KTP baru diterima ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(addNote).toHaveBeenLastCalledWith({
      params: { subject: 'order', id: 'o-1' },
      body: { text: 'KTP baru diterima' },
    });
    await waitFor(() => expect(notes).toHaveBeenCalledTimes(2));
  },
};

export const NotesFailedThenLoaded: Story = {
  beforeEach: () =>
    void notes.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')).mockReturnValue([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Muat ulang catatan' }));
    await expect(await canvas.findByText('Belum ada catatan.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { deskParameters, personWith, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { EMPTY_START, FULL_START } from '../stories/rows.fixture.ts';
import { StartScreen } from './StartScreen.tsx';

const load = fn();

const meta = {
  title: 'Desk/StartScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: { calls: { deskStart: () => load() ?? FULL_START }, href: '#/start', children: <StartScreen /> },
  beforeEach: () => void load.mockReset(),
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keys j and k move through the rows of both lists. */
export const TasksAndQueues: Story = {
  play: async ({ canvas, userEvent }) => {
    const mine = within(await canvas.findByRole('region', { name: 'Tugas saya' }));
    const links = mine.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/claims/c-3',
      '#/orders/o-17',
      '#/contacts/offline/f-1',
    ]);
    await expect(mine.getByText(/^Tenggat 25/)).toBeVisible();
    const contacts = canvas.getByRole('link', { name: /^Kontak/ });
    await expect(contacts).toHaveAttribute('href', '#/contacts');
    await expect(within(contacts).getByText('1.204')).toBeVisible();
    await expect(within(contacts).getByText('1 hari')).toBeVisible();
    await userEvent.keyboard('jj');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: /KPA-2026-000018/ })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(links[2]).toHaveFocus();
    const waiting = within(canvas.getByRole('region', { name: 'Menunggu nasabah' }));
    const [link] = waiting.getAllByRole('link');
    await expect(link).toHaveAttribute('href', '#/claims/c-9');
    await expect(waiting.getByText('Menunggu 7 hari')).toBeVisible();
    await userEvent.keyboard('jj');
    await expect(link).toHaveFocus();
  },
};

export const NothingToDo: Story = {
  beforeEach: () => void load.mockReturnValue(EMPTY_START),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Belum ada tugas\./)).toBeVisible();
    await expect(canvas.getAllByText('Tidak ada yang menunggu')).toHaveLength(2);
    await expect(canvas.getByText(/^Tidak ada perbaikan/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Menunggu nasabah' })).not.toBeInTheDocument();
  },
};

/** A person of the service decides on no record, so none returns to this person. */
export const WithoutDecisions: Story = {
  args: { me: personWith('service') },
  beforeEach: () => void load.mockReturnValue(EMPTY_START),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Tugas saya' })).toBeVisible();
    await expect(
      canvas.queryByRole('region', { name: 'Sudah kembali dari pelanggan' }),
    ).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat daftar')).toBeInTheDocument();
  },
};

/** The key r loads again after a failure. */
export const FailedThenLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    await userEvent.keyboard('r');
    await expect(await canvas.findByRole('region', { name: 'Tugas saya' })).toBeVisible();
  },
};

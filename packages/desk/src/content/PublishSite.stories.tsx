import type { DeskPublish, DeskSite } from '@naungan/api/desk-publish';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { PublishSite } from './PublishSite.tsx';

const DONE: DeskPublish = {
  id: 's-1',
  state: 'success',
  startedAt: '2026-11-23T02:00:00.000Z',
  endedAt: '2026-11-23T02:00:20.000Z',
  startedBy: { id: 'p-1', fullName: 'Dewi Lestari' },
  message: '',
};
const RUNNING: DeskPublish = { ...DONE, id: 's-2', state: 'running', endedAt: null };
const FAILED: DeskPublish = {
  ...DONE,
  state: 'failed',
  message: 'Penerbitan atau pembuatan situs lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.',
};
const siteWith = (last: DeskPublish | null, canPublish = true): DeskSite => ({
  publishedAt: '2026-11-23T02:00:00.000Z',
  canPublish,
  command: 'npm run publish:site',
  last,
});

const read = fn();
const start = fn();

const meta = {
  title: 'Desk/PublishSite',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    href: '#/content',
    calls: { deskSite: () => read(), deskPublishSite: () => start() ?? RUNNING },
    children: (
      <main className="nu:flex nu:items-center nu:gap-3 nu:p-5">
        <h1 className="nu:text-sm nu:font-bold">Konten</h1>
        <PublishSite />
      </main>
    ),
  },
  beforeEach: () => {
    read.mockReset();
    read.mockReturnValue(siteWith(DONE));
    start.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The key b opens the question. A running publish shows its progress until it has ended. */
export const Published: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Terakhir diterbitkan 23\/11\/2026 09.00 WIB/)).toBeVisible();
    await userEvent.keyboard('b');
    await expect(await screen.findByRole('dialog', { name: 'Terbitkan situs?' })).toBeVisible();
    read.mockReturnValueOnce(siteWith(RUNNING));
    await userEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));
    await expect(await canvas.findByRole('button', { name: /^Menerbitkan/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText(/^Sedang diterbitkan oleh Dewi Lestari/)).toBeVisible();
    await expect(start).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Terbitkan situs/ })).toBeVisible(), {
      timeout: 6_000,
    });
  },
};

/** A colleague was faster: the refusal is shown, and the running publish, too. */
export const Refused: Story = {
  beforeEach: () => {
    start.mockImplementation(() =>
      rejectWith(
        409,
        'Situs sedang diterbitkan. Tunggu sampai selesai, lalu terbitkan lagi bila perlu.',
        'CONFLICT',
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Terbitkan situs/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    await expect(await screen.findByText(/^Situs sedang diterbitkan/)).toBeVisible();
    await expect(read).toHaveBeenCalledTimes(2);
  },
};

export const Failed: Story = {
  beforeEach: () => {
    read.mockReturnValue(siteWith(FAILED));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Penerbitan terakhir gagal, situs tidak berubah/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Terbitkan situs/ })).toBeEnabled();
  },
};

/** A server that does not publish states the command. */
export const Command: Story = {
  beforeEach: () => {
    read.mockReturnValue(siteWith(null, false));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Terbitkan situs/ }));
    await expect(await screen.findByText('npm run publish:site')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Salin perintah/ })).toBeVisible();
    await expect(start).not.toHaveBeenCalled();
  },
};

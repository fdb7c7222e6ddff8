import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { DeskContext } from '../desk/desk-context.ts';
import { createStoryDesk, deskParameters, personWith } from '../stories/desk-story.fixture.tsx';
import { EMPTY_START } from '../stories/rows.fixture.ts';
import { Shell } from './Shell.tsx';

const meta = {
  title: 'Desk/Shell',
  component: Shell,
  parameters: deskParameters,
  args: { logo: <span className="nu:font-bold">N</span> },
  render: (args, { parameters }) => (
    <DeskContext
      value={createStoryDesk(
        { deskStart: () => EMPTY_START, deskProducts: () => ({ rows: [], next: null }) },
        parameters.href ?? '',
        parameters.person,
      )}
    >
      <Shell {...args} />
    </DeskContext>
  ),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Beranda' })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Menu meja kerja' }));
    await expect(menu.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Pesanan' })).toBeVisible();
    await canvas.findByText(/^Belum ada tugas\./);
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Pintasan papan ketik' }));
    await expect(help.getByText('Cari data atau buka layar')).toBeVisible();
    await expect(help.getByText('Buka Pesanan')).toBeVisible();
  },
};

/** An editor has no queues: the menu hides them, and their addresses say why. */
export const ScreenOfAnotherRole: Story = {
  parameters: { href: '#/orders', person: personWith('editor') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Peran Anda tidak mencakup layar ini')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pesanan' })).not.toBeInTheDocument();
  },
};

/** An editor has no tasks: the first screen of the menu opens. */
export const FirstScreenOfAnEditor: Story = {
  parameters: { person: personWith('editor') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Produk' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Produk/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const UnknownAddress: Story = {
  parameters: { href: '#/tidak/ada' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Layar tidak ditemukan')).toBeVisible();
  },
};

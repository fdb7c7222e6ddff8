import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { DeskContext } from '../desk/desk-context.ts';
import { createStoryDesk, deskParameters } from '../stories/desk-story.fixture.tsx';
import { ORDER_CARDS } from '../stories/orders.fixture.ts';
import { Shell } from './Shell.tsx';

const meta = {
  title: 'Desk/Shell',
  component: Shell,
  parameters: deskParameters,
  args: { logo: <span className="nu:font-bold">N</span> },
  render: (args, { parameters }) => (
    <DeskContext
      value={createStoryDesk({ deskOrders: () => ({ rows: ORDER_CARDS, next: null }) }, parameters.href)}
    >
      <Shell {...args} />
    </DeskContext>
  ),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pesanan' })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Menu meja kerja' }));
    await expect(menu.getByRole('link', { name: 'Pesanan' })).toHaveAttribute('aria-current', 'page');
    await canvas.findByRole('link', { name: /KPA-2026-000017/ });
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Pintasan papan ketik' }));
    await expect(help.getByText('Baris berikutnya')).toBeVisible();
    await expect(help.getByText('Buka Pesanan')).toBeVisible();
  },
};

export const UnknownAddress: Story = {
  parameters: { href: '#/tidak/ada' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Layar tidak ditemukan')).toBeVisible();
  },
};

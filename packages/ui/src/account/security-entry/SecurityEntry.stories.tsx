import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from './SecurityEntry.guide.ts';
import { SecurityEntry } from './SecurityEntry.tsx';

const meta = {
  title: 'Account/SecurityEntry',
  component: SecurityEntry,
  parameters: { guide },
  args: { children: <p>Bagian keamanan</p> },
} satisfies Meta<typeof SecurityEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Keamanan akun' })).toBeVisible();
    await expect(canvas.queryByText('Bagian keamanan')).toBeNull();
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atur keamanan akun' }));
    await expect(canvas.getByText('Bagian keamanan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Atur keamanan akun' })).toBeNull();
  },
};

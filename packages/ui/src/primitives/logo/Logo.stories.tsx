import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = { title: 'Primitives/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 56 } };

export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Naungan' })).toBeVisible();
  },
};

export const OnDark: Story = {
  args: { tone: 'light' },
  decorators: [
    (Story) => (
      <div className="inline-block bg-ink p-6">
        <Story />
      </div>
    ),
  ],
};

export const PartnerName: Story = { args: { name: 'Teduh Broker' } };

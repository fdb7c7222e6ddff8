import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UMBRELLA } from './fixture.ts';
import { guide } from './Logo.guide.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  parameters: { guide },
  args: { name: 'Naungan', mark: UMBRELLA },
} satisfies Meta<typeof Logo>;

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
      <div className="nu:inline-block nu:bg-ink nu:p-6">
        <Story />
      </div>
    ),
  ],
};

/** In a partner's mark, shapes without a stroke are filled. */
export const Partner: Story = {
  args: {
    name: 'Teduh Broker',
    mark: {
      size: 24,
      shapes: [
        { path: 'M12 2 22 20H2z', colour: 'brand' },
        { path: 'M12 20v-7', colour: 'sun', stroke: 3 },
      ],
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './CoverLists.guide.ts';
import { CoverLists } from './CoverLists.tsx';

const meta = {
  title: 'Site/CoverLists',
  component: CoverLists,
  parameters: { guide },
  args: {
    headTitle: 'Yang dapat dijamin',
    description: 'Jaminan dasar polis kebakaran, dan perluasan yang dapat ditanyakan untuk setiap produk.',
    items: [
      { title: 'Kebakaran', description: 'Api dari dalam maupun rambatan dari bangunan lain.' },
      { title: 'Petir dan ledakan', description: 'Kerusakan akibat sambaran petir dan ledakan.' },
    ],
    notCovered: ['Tanah, serta isi bangunan seperti perabot.', 'Kerusakan yang disengaja.'],
  },
} satisfies Meta<typeof CoverLists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dijamin, dan tidak dijamin' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** A broker whose content has no exclusions. */
export const OnlyCovers: Story = {
  args: { notCovered: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Yang tidak dijamin' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Breadcrumb.guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  parameters: { guide },
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Asuransi Kesehatan', href: '#kesehatan' },
      { label: 'Pilihan produk' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each link has a touch target of 44 px. */
export const Default: Story = {
  args: { style: { marginBlock: 24 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Jejak halaman' })).toBeVisible();
    await expect(canvas.getByText('Pilihan produk')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const link = canvas.getByRole('link', { name: 'Home' });
    const { left, top, height } = link.getBoundingClientRect();
    // Points 1 px inside the upper and the lower edge of a target that is 44 px high.
    const elementsAtEdges = [-21, 21].map((offset) =>
      document.elementFromPoint(left + 5, top + height / 2 + offset),
    );
    await expect(elementsAtEdges).toEqual([link, link]);
  },
};

export const OnPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './ReasonList.guide.ts';
import { ReasonList } from './ReasonList.tsx';

const meta = {
  title: 'Site/ReasonList',
  component: ReasonList,
  parameters: { guide },
  args: {
    href: '/faq',
    reasons: [
      { title: 'Tenaga ahli bersertifikat', description: 'Konsultan memegang sertifikasi keahlian.' },
      { title: 'Perbandingan apa adanya', description: 'Premi dan manfaat ditampilkan berdampingan.' },
    ],
  },
} satisfies Meta<typeof ReasonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tenaga ahli bersertifikat' })).toHaveAttribute(
      'href',
      '/faq',
    );
    // The text is in the page twice: for wide screens, and in the part that a phone opens.
    await expect(
      canvas
        .getAllByText('Konsultan memegang sertifikasi keahlian.')
        .filter((text) => text.checkVisibility()),
    ).toHaveLength(1);
  },
};

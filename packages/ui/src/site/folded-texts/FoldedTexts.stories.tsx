import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from './FoldedTexts.guide.ts';
import { FoldedTexts } from './FoldedTexts.tsx';

const meta = {
  title: 'Site/FoldedTexts',
  component: FoldedTexts,
  parameters: { guide },
  args: {
    texts: [
      {
        title: 'Tenaga ahli bersertifikat',
        description: 'Setiap rekomendasi disusun konsultan yang memegang sertifikasi keahlian.',
        link: { href: '/faq', label: 'Baca di FAQ' },
      },
      {
        title: 'Perbandingan apa adanya',
        description: 'Premi, manfaat, dan pengecualian ditampilkan berdampingan.',
        link: { href: '/about-us', label: 'Tentang Kami' },
      },
    ],
  },
} satisfies Meta<typeof FoldedTexts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/memegang sertifikasi keahlian/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText('Tenaga ahli bersertifikat'));
    await waitFor(() => expect(text).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Baca di FAQ' })).toHaveAttribute('href', '/faq');
  },
};

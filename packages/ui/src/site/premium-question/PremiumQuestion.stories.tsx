import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from './PremiumQuestion.guide.ts';
import { PremiumQuestion } from './PremiumQuestion.tsx';

const meta = {
  title: 'Site/PremiumQuestion',
  component: PremiumQuestion,
  parameters: { guide },
  args: {
    choices: [
      {
        name: 'Kendaraan',
        label: 'Model, tahun, dan pelat',
        placeholder: 'Avanza 2019 B',
        action: '/products/kendaraan/search',
        formHref: '/products/kendaraan',
      },
      {
        name: 'Kesehatan',
        label: 'Tanggal lahir',
        placeholder: '17-08-1990',
        action: '/products/kesehatan/search',
        formHref: '/products/kesehatan',
      },
    ],
  },
} satisfies Meta<typeof PremiumQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChoice: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Premi Kendaraan' });
    await expect(form).toHaveAttribute('action', '/products/kendaraan/search');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Model, tahun, dan pelat');
  },
};

export const OtherChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Kesehatan' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Tanggal lahir');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Tanggal lahir' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), '17-08-1990');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Premi Kesehatan' });
    // Browsers accept `FormData` here, but TypeScript's type of `URLSearchParams` does not.
    await expect(String(new URLSearchParams(new FormData(form) as never))).toBe('q=17-08-1990');
  },
};

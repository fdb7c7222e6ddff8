import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChangingMoney } from './ChangingMoney.tsx';
import { guide } from './Money.guide.ts';
import { Money } from './Money.tsx';

const meta = {
  title: 'Primitives/Money',
  component: Money,
  parameters: { guide },
  args: { value: 2_473_000 },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp2.473.000')).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Price: Story = { args: { size: 'xl' } };
export const Negative: Story = { args: { value: -50_000 } };

/** A line can break before the amount, but not inside it. */
export const NoLineBreak: Story = {
  render: (args) => (
    <p className="nu:w-28">
      Total bayar <Money {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp2.473.000').getClientRects()).toHaveLength(1);
  },
};

/** A changed amount is highlighted; the first amount is not. */
export const Changing: Story = {
  render: () => {
    const [value, setValue] = useState(2_473_000);
    return (
      <p>
        <ChangingMoney value={value} />{' '}
        <button type="button" onClick={() => setValue(value + 50_000)}>
          Tambah perluasan
        </button>
      </p>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp2.473.000')).not.toHaveClass('nu:animate-[nu-changed_250ms_ease-out]');
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah perluasan' }));
    await expect(canvas.getByText('Rp2.523.000')).toHaveClass('nu:animate-[nu-changed_250ms_ease-out]');
  },
};

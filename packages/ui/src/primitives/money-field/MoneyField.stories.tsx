import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './MoneyField.guide.ts';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function StatefulMoneyField({ value: initialValue, onValueChange, ...fieldProps }: MoneyFieldProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <MoneyField
      {...fieldProps}
      value={value}
      onValueChange={(newValue) => {
        setValue(newValue);
        onValueChange(newValue);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/MoneyField',
  component: MoneyField,
  parameters: { guide },
  render: (args) => <StatefulMoneyField {...args} />,
  args: { label: 'Harga bangunan', value: null, onValueChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field groups thousands while the visitor types, and removes all characters that are not digits. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Harga bangunan' });
    await userEvent.type(input, '1a250000');
    await expect(input).toHaveValue('1.250.000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_250_000);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** After digits were typed in the middle, the caret is behind the last typed digit. */
export const EditedInTheMiddle: Story = {
  tags: ['!autodocs'],
  args: { value: 1_250_000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Harga bangunan' });
    await userEvent.type(input, '99', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('199.250.000');
    await expect(input.selectionStart).toBe(3);
  },
};

export const WithError: Story = {
  args: { value: 5_000_000, error: 'Harga minimal Rp100.000.000', hint: 'Tanpa harga tanah.' },
};

export const Disabled: Story = { args: { value: 750_000_000, disabled: true } };

/** The decimals of a pasted amount are removed; a negative amount is not accepted. */
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Harga bangunan' });
    await userEvent.click(input);
    await userEvent.paste('Rp3.500.000,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3_500_000);
    await userEvent.clear(input);
    await userEvent.paste('-500.000');
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Typed decimals stay visible and do not count; a comma that groups thousands, as in English, is no decimal comma. */
export const TypedDecimals: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Harga bangunan' });
    for (const [typed, shown, amount, afterwards] of [
      ['20.000.000,50', '20.000.000,50', 20_000_000, '20.000.000'],
      ['20.000.000,505', '20.000.000,50', 20_000_000, '20.000.000'],
      ['7,5', '7,5', 7, '7'],
      ['20,000', '20.000', 20_000, '20.000'],
      ['1,250,000', '1.250.000', 1_250_000, '1.250.000'],
      ['1250000,', '1.250.000,', 1_250_000, '1.250.000'],
      [',5', '5', 5, '5'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(amount);
      await userEvent.tab();
      await expect(input).toHaveValue(afterwards);
    }
  },
};

/** The field accepts full-width digits, which Japanese and Chinese keyboards type. */
export const FullWidthDigits: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Harga bangunan' });
    await userEvent.click(input);
    await userEvent.paste('１２００');
    await expect(input).toHaveValue('1.200');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_200);
  },
};

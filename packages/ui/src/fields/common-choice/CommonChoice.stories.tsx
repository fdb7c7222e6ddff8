import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './CommonChoice.guide.ts';
import { CommonChoice, type CommonChoiceProps } from './CommonChoice.tsx';

function StatefulCommonChoice({ value: initialValue, onValueChange, ...choiceProps }: CommonChoiceProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <CommonChoice
      {...choiceProps}
      value={value}
      onValueChange={(chosenValue) => {
        setValue(chosenValue);
        onValueChange(chosenValue);
      }}
    />
  );
}

const BRANDS = ['Chery', 'Daihatsu', 'Honda', 'Hyundai', 'Mazda', 'Suzuki', 'Toyota'];

const meta = {
  title: 'Fields/CommonChoice',
  component: CommonChoice,
  parameters: { guide },
  render: (args) => <StatefulCommonChoice {...args} />,
  args: {
    id: 'brand',
    label: 'Brand',
    requirement: 'required',
    options: BRANDS.map((label) => ({ value: label.toLowerCase(), label })),
    commonValues: ['toyota', 'honda', 'daihatsu'],
    value: '',
    placeholder: 'Pilih brand',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="nu:max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommonChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three common answers are cards. The card 'Lainnya …' opens a select with all answers. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: 'Honda' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('honda');
    await userEvent.click(canvas.getByRole('radio', { name: 'Lainnya …' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Brand' }), 'Mazda');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mazda');
    await expect(canvas.getByRole('radio', { name: 'Lainnya …' })).toBeChecked();
  },
};

export const OtherValue: Story = { args: { value: 'chery' } };

export const ShortList: Story = {
  args: { options: [{ value: 'honda', label: 'Honda' }], commonValues: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Lainnya …' })).toBeNull();
    await expect(canvas.getByText('Honda')).toBeVisible();
  },
};

/** The error is at the cards. When the select appears, the error is at the select. */
export const WithError: Story = {
  args: { error: 'Brand Wajib di isi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Brand Wajib di isi!');
    await userEvent.click(canvas.getByRole('radio', { name: 'Lainnya …' }));
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Brand Wajib di isi!');
  },
};

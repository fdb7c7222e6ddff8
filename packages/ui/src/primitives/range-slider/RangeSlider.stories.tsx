import { formatRupiah } from '@naungan/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type Range, RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

function Controlled({ value: first, onValueChange, ...rest }: RangeSliderProps) {
  const [value, setValue] = useState<Range>(first);
  return (
    <RangeSlider
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/RangeSlider',
  component: RangeSlider,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Premi per tahun',
    min: 500_000,
    max: 8_000_000,
    step: 100_000,
    value: [1_200_000, 6_400_000],
    format: formatRupiah,
    onValueChange: fn(),
    onValueCommit: fn(),
    className: 'nu:max-w-64',
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const low = await canvas.findByRole('slider', { name: 'Terendah' });
    await expect(low).toHaveAttribute('aria-valuetext', 'Rp1.200.000');
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1_300_000, 6_400_000]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([1_300_000, 6_400_000]);
    await expect(canvas.getByText('Rp1.300.000')).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([2_300_000, 6_400_000]);
  },
};

export const WholeRange: Story = { args: { value: [500_000, 8_000_000] } };

export const Disabled: Story = { args: { disabled: true } };

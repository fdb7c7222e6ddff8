import { formatRupiah } from '@naungan/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { guide } from './RangeSlider.guide.ts';
import { type Range, RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

function StatefulRangeSlider({ value: initialValue, onValueChange, ...sliderProps }: RangeSliderProps) {
  const [value, setValue] = useState<Range>(initialValue);
  return (
    <RangeSlider
      {...sliderProps}
      value={value}
      onValueChange={(newValue) => {
        setValue(newValue);
        onValueChange(newValue);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/RangeSlider',
  component: RangeSlider,
  parameters: { guide },
  render: (args) => <StatefulRangeSlider {...args} />,
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
    await expect(canvas.getByRole('group', { name: 'Premi per tahun' })).toBeVisible();
    const low = canvas.getByRole<HTMLInputElement>('slider', { name: 'Terendah' });
    await expect(low).toHaveAttribute('aria-valuetext', 'Rp1.200.000');
    await userEvent.tab();
    await expect(low).toHaveFocus();
    low.stepUp();
    fireEvent.input(low);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1_300_000, 6_400_000]);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Rp1.300.000')).toBeVisible();
    fireEvent(low, new Event('change'));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([1_300_000, 6_400_000]);
  },
};

/** A thumb stops at the other thumb. */
export const ThumbsDoNotCross: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole('slider', { name: 'Terendah' });
    fireEvent.input(low, { target: { value: '7000000' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([6_400_000, 6_400_000]);
    await expect(low).toHaveValue('6400000');
    fireEvent.input(canvas.getByRole('slider', { name: 'Tertinggi' }), { target: { value: '600000' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([6_400_000, 6_400_000]);
  },
};

/** At each point of the track, the input of the nearer thumb receives the click. */
export const TrackPressMovesNearerThumb: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Terendah' });
    const { left, width, top, height } = low.getBoundingClientRect();
    const sliderAt = (share: number) => document.elementFromPoint(left + width * share, top + height / 2);
    await expect(sliderAt(0.05)).toBe(low);
    await expect(sliderAt(0.4)).toBe(low);
    await expect(sliderAt(0.5)).toBe(canvas.getByRole('slider', { name: 'Tertinggi' }));
    await expect(sliderAt(0.95)).toBe(canvas.getByRole('slider', { name: 'Tertinggi' }));
  },
};

export const WholeRange: Story = { args: { value: [500_000, 8_000_000] } };

export const Disabled: Story = { args: { disabled: true } };

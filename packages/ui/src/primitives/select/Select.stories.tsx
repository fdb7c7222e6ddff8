import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './Select.guide.ts';
import { Select, type SelectProps } from './Select.tsx';

function StatefulSelect({ value: initialValue, onValueChange, ...selectProps }: SelectProps) {
  const [value, setValue] = useState(initialValue ?? '');
  return (
    <Select
      {...selectProps}
      value={value}
      onValueChange={(newValue) => {
        setValue(newValue);
        onValueChange?.(newValue);
      }}
    />
  );
}

const options = [
  { value: 'ktp', label: 'KTP' },
  { value: 'passport', label: 'Paspor' },
  { value: 'kitas', label: 'KITAS' },
];

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: { guide },
  render: (args) => <StatefulSelect {...args} />,
  args: {
    label: 'Jenis identitas',
    options,
    value: '',
    placeholder: 'Pilih jenis identitas',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placeholder: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Jenis identitas' });
    await userEvent.selectOptions(select, 'Paspor');
    await expect(select).toHaveValue('passport');
    await expect(args.onValueChange).toHaveBeenCalledWith('passport');
  },
};

export const Chosen: Story = { args: { value: 'ktp' } };

export const WithError: Story = {
  args: { error: 'Jenis identitas wajib diisi', requirement: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Jenis identitas wajib diisi!');
  },
};

/** A field for a district, which is disabled until a province is chosen. */
export const Disabled: Story = {
  args: { label: 'Kota/Kabupaten', options: [], disabled: true, placeholder: 'Pilih provinsi dahulu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Pilih provinsi dahulu');
  },
};

/** The HTML of a server shows the placeholder, not the first option, until the scripts run. */
export const RenderedByServer: Story = {
  tags: ['!autodocs'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args: { value: _value, ...args } }) => {
    canvas.getByTestId('page').innerHTML = renderToString(<Select {...args} />);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Pilih jenis identitas');
  },
};

export const Pending: Story = {
  args: { label: 'Kota/Kabupaten', options: [], pending: true, placeholder: 'Pilih kota' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Kota/Kabupaten' });
    await expect(select).toBeDisabled();
    await expect(select).toHaveDisplayValue('Memuat…');
  },
};

export const OptionalCanBeEmptied: Story = {
  tags: ['!autodocs'],
  args: { value: 'ktp', requirement: 'optional' },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '');
    await expect(args.onValueChange).toHaveBeenCalledWith('');
  },
};

export const LongOption: Story = {
  args: {
    value: 'x',
    options: [{ value: 'x', label: 'Perdagangan besar dan eceran, reparasi mobil dan sepeda motor' }],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // The chosen text wraps and is not cut. Three lines of 22 px are 66 px high.
    await expect(canvas.getByRole('combobox').clientHeight).toBeGreaterThan(66);
  },
};

/** A group has a heading. Options and groups may stand next to each other. */
export const Groups: Story = {
  args: {
    label: 'Bank',
    placeholder: 'Pilih bank',
    options: [
      { value: 'bca', label: 'BCA' },
      { label: 'Bank syariah', options: [{ value: 'bsi', label: 'BSI' }] },
    ],
  },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Bank' });
    await expect(canvas.getByRole('group', { name: 'Bank syariah' })).toBeInTheDocument();
    await userEvent.selectOptions(select, 'BSI');
    await expect(args.onValueChange).toHaveBeenCalledWith('bsi');
    await expect(select).toHaveDisplayValue('BSI');
  },
};

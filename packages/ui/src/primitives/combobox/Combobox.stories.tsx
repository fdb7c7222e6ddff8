import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from './Combobox.guide.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function StatefulCombobox({ value: initialValue, onValueChange, ...comboboxProps }: ComboboxProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <Combobox
      {...comboboxProps}
      value={value}
      onValueChange={(newValue) => {
        setValue(newValue);
        onValueChange?.(newValue);
      }}
    />
  );
}

const PROVINCES =
  'Aceh,Bali,Banten,Bengkulu,DI Yogyakarta,DKI Jakarta,Gorontalo,Jambi,Jawa Barat,Jawa Tengah,Jawa Timur,Kalimantan Barat,Kalimantan Timur,Lampung,Maluku,Papua,Riau,Sulawesi Selatan,Sumatera Utara';

const options = PROVINCES.split(',').map((label, index) => ({ value: String(index + 11), label }));

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  parameters: { guide },
  render: (args) => <StatefulCombobox {...args} />,
  args: { label: 'Provinsi', options, value: '', onValueChange: fn(), placeholder: 'Pilih provinsi' },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds an element that can be focused with Tab. */
const withFocusableElement: Story['decorators'] = (Story) => (
  <div className="nu:grid nu:gap-4">
    <Story />
    <button type="button" className="nu:min-h-11 nu:justify-self-start nu:text-brand">
      Simpan alamat
    </button>
  </div>
);

/** Typing filters the list; Enter chooses the first match. */
export const ChosenByTyping: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Provinsi' });
    await userEvent.type(input, 'jawa b');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('19');
    await expect(input).toHaveValue('Jawa Barat');
  },
};

export const Open: Story = {
  args: { value: '12' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka pilihan' }));
    await expect(await screen.findByRole('option', { name: 'Bali' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getAllByRole('option')).toHaveLength(options.length);
  },
};

/** The list states that no option matches; on blur the text is removed, and no value is reported. */
export const NothingMatches: Story = {
  decorators: withFocusableElement,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Provinsi' });
    await userEvent.type(input, 'zzz');
    await expect(await screen.findByText('Tidak ada pilihan yang cocok')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Text that matches no option is replaced by the chosen option when the field loses the focus. */
export const RestoresChoiceOnBlur: Story = {
  tags: ['!autodocs'],
  decorators: withFocusableElement,
  args: { value: '12' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Provinsi' });
    await expect(input).toHaveValue('Bali');
    await userEvent.type(input, 'xx');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Bali'));
  },
};

export const Loading: Story = {
  args: { options: [], pending: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Provinsi' }));
    await expect(await screen.findByText('Memuat…')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { error: 'Provinsi Wajib di isi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Provinsi Wajib di isi!');
  },
};

export const Disabled: Story = {
  args: { label: 'Kecamatan', disabled: true, placeholder: 'Pilih kota dahulu' },
};

/** Without `value` the field stores the choice, starting with `defaultValue`. */
export const Uncontrolled: Story = {
  render: ({ value: _value, ...args }) => <Combobox {...args} defaultValue="12" />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Provinsi' });
    await expect(input).toHaveValue('Bali');
    await userEvent.clear(input);
    await userEvent.type(input, 'aceh');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11');
    await expect(input).toHaveValue('Aceh');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from './DateField.guide.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

function StatefulDateField({ value: initialValue, onValueChange, ...fieldProps }: DateFieldProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <DateField
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
  title: 'Primitives/DateField',
  component: DateField,
  parameters: { guide },
  render: (args) => <StatefulDateField {...args} />,
  args: { label: 'Tanggal lahir', value: '', onValueChange: fn(), min: '1950-01-01', max: '2026-11-21' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field adds the slashes while the visitor types, and calls `onValueChange` when the date is complete. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Tanggal lahir' });
    await userEvent.type(input, '0102199');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '0');
    await expect(input).toHaveValue('01/02/1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-02-01');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

/** A day or month that is typed as one digit and a slash gets a zero. */
export const TypedWithSlashes: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Tanggal lahir' });
    await userEvent.type(input, '1/2/1990');
    await expect(input).toHaveValue('01/02/1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-02-01');
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
  },
};

export const BackspaceDeletesSlashes: Story = {
  tags: ['!autodocs'],
  args: { value: '1990-02-01' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Tanggal lahir' });
    await userEvent.type(input, '{Backspace>6/}');
    await expect(input).toHaveValue('01');
    await userEvent.keyboard('3');
    await expect(input).toHaveValue('01/3');
  },
};

/** An impossible date shows an error on blur, not while typing. */
export const InvalidDate: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Tanggal lahir' });
    await userEvent.type(input, '31022000');
    await expect(input).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Tanggal tidak valid!'));
  },
};

/** The calendar loads on the first click and shows the month of the value. When it closes, its button has the focus. */
export const Picked: Story = {
  tags: ['!autodocs'],
  args: { value: '1990-01-01' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Buka kalender' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Pilih tanggal' });
    const selectedDay = await screen.findByRole('button', { name: /1 Januari 1990, dipilih/ });
    await waitFor(() => expect(selectedDay).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-01-09');
    await expect(canvas.getByRole('textbox', { name: 'Tanggal lahir' })).toHaveValue('09/01/1990');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Year and month can be chosen from lists, so that a distant year does not take hundreds of clicks. */
export const PickedByYear: Story = {
  tags: ['!autodocs'],
  args: { value: '1990-01-01' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka kalender' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Pilih tahun' }), '1975');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pilih bulan' }), 'Agustus');
    await userEvent.click(screen.getByRole('button', { name: /17 Agustus 1975/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1975-08-17');
  },
};

export const CalendarOpen: Story = {
  args: { value: '2026-11-17' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka kalender' }));
    await expect(await screen.findByRole('button', { name: /22 November 2026/ })).toBeDisabled();
  },
};

export const ClosedWithEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Buka kalender' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Pilih tanggal' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const WithError: Story = {
  args: { value: '1950-01-01', error: 'Usia Anda tidak masuk kriteria produk' },
};

export const Disabled: Story = { args: { value: '1990-01-01', disabled: true } };

function FromOutside() {
  const [value, setValue] = useState('1990-01-01');
  return (
    <div className="nu:grid nu:gap-3">
      <DateField label="Tanggal lahir" value={value} onValueChange={setValue} />
      <button type="button" className="nu:text-brand" onClick={() => setValue('2001-12-31')}>
        Isi dari profil
      </button>
    </div>
  );
}

/** A value that the page sets, here from a profile, replaces the text of the field. */
export const FilledFromOutside: Story = {
  tags: ['!autodocs'],
  render: () => <FromOutside />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Isi dari profil' }));
    await expect(canvas.getByRole('textbox', { name: 'Tanggal lahir' })).toHaveValue('31/12/2001');
  },
};

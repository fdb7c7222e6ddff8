import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CountField } from '../../lines/property/search/CountField.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

const CARDS = [
  { value: 'ktp', label: 'KTP' },
  { value: 'passport', label: 'Paspor' },
];

type Handlers = { onText: () => void; onChoice: () => void };

/** A form that refuses every change: the values of its fields are constant. */
function RefusingForm({ onText, onChoice }: Handlers) {
  return (
    <form className="nu:grid nu:gap-4">
      <TextField label="Nama" value="SARI" onChange={onText} />
      <TextArea label="Alamat" value="Jalan Melati 1" onChange={onText} />
      <CountField label="Lantai" value={12} onValueChange={onText} />
      <Select label="Kartu" options={CARDS} value="ktp" onValueChange={onChoice} />
      <RadioGroup label="Jenis kartu" options={CARDS} value="ktp" onValueChange={onChoice} />
      <Checkbox label="Setuju" checked={false} onCheckedChange={onChoice} />
    </form>
  );
}

const meta = {
  title: 'Primitives/Field/Tests',
  component: RefusingForm,
  tags: ['!autodocs', '!dev'],
  args: { onText: fn(), onChoice: fn() },
} satisfies Meta<typeof RefusingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field shows the value of its props again after the visitor has entered a text that the parent refuses. */
export const RefusedTexts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nama' }), 'x');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alamat' }), 'x');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lantai' }), 'a');
    await expect(args.onText).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nama' })).toHaveValue('SARI'));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Alamat' })).toHaveValue('Jalan Melati 1'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Lantai' })).toHaveValue('12'));
  },
};

/** The former choice stays after a refused choice. In a radio group, the former radio button is checked again. */
export const RefusedChoices: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kartu' }), 'Paspor');
    await userEvent.click(canvas.getByRole('radio', { name: 'Paspor' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Setuju' }));
    await expect(args.onChoice).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Kartu' })).toHaveValue('ktp'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'KTP' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Setuju' })).not.toBeChecked());
  },
};

import { EMPTY_BENEFICIARY } from '@naungan/domain/beneficiary/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from './BeneficiaryFields.guide.ts';
import { BeneficiaryFields, type BeneficiaryFieldsProps } from './BeneficiaryFields.tsx';

function FieldsWithState({ values: initialValues, onChange, ...props }: BeneficiaryFieldsProps) {
  const [values, setValues] = useState(initialValues);
  return (
    <BeneficiaryFields
      {...props}
      values={values}
      onChange={(changedValues) => {
        onChange(changedValues);
        setValues(changedValues);
      }}
    />
  );
}

const filledValues = {
  primary: { fullName: 'BUDI SANTOSO', relationship: 'SUAMI', useSecondary: true },
  secondary: [{ fullName: 'RATNA', relationship: 'ANAK KANDUNG' }],
  email: 'budi@contoh.id',
  phone: '81234567890',
  description: '',
};

const meta = {
  title: 'Fields/BeneficiaryFields',
  component: BeneficiaryFields,
  parameters: { guide },
  render: (args) => <FieldsWithState {...args} />,
  args: { values: EMPTY_BENEFICIARY, errors: {}, onChange: fn() },
} satisfies Meta<typeof BeneficiaryFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tambah penerima manfaat kedua' }));
    await expect(canvas.getByRole('group', { name: 'Penerima Manfaat Kedua' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tambah penerima manfaat kedua' }));
    await expect(canvas.queryByRole('group', { name: 'Penerima Manfaat Kedua' })).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ secondary: [] }));
  },
};

/** A policy has up to three secondary beneficiaries; each can be removed. */
export const Secondary: Story = {
  args: { values: filledValues },
  play: async ({ canvas, userEvent }) => {
    const addButton = canvas.getByRole('button', { name: 'Tambah penerima lain' });
    await userEvent.click(addButton);
    await userEvent.click(addButton);
    await expect(canvas.queryByRole('button', { name: 'Tambah penerima lain' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Penerima Manfaat Kedua (3)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Penerima Manfaat Kedua (2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Penerima Manfaat Kedua' }));
    await expect(canvas.getByRole('checkbox', { name: 'Tambah penerima manfaat kedua' })).not.toBeChecked();
  },
};

export const Errors: Story = {
  args: {
    errors: {
      'primary.fullName': 'Penerima Manfaat wajib di isi',
      'primary.relationship': 'Hubungan harus di pilih',
      email: 'Email wajib di isi',
      phone: 'Nomor telpon wajib di isi',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveAccessibleDescription(
      'Penerima Manfaat wajib di isi!',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Email wajib di isi!',
    );
  },
};

export const Phone: Story = { args: { values: filledValues }, globals: { viewport: { value: 'phone' } } };

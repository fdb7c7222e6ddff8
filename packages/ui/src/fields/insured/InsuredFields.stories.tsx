import { EMPTY_INSURED } from '@naungan/domain/insured';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from './InsuredFields.guide.ts';
import { InsuredFields, type InsuredFieldsProps } from './InsuredFields.tsx';

function StatefulInsuredFields({ values: initialValues, onChange, ...fieldsProps }: InsuredFieldsProps) {
  const [values, setValues] = useState<InsuredFormInput>(initialValues);
  function change(patch: Partial<InsuredFormInput>) {
    setValues((previous) => ({ ...previous, ...patch }));
    onChange(patch);
  }
  return <InsuredFields {...fieldsProps} values={values} onChange={change} />;
}

const meta = {
  title: 'Fields/InsuredFields',
  component: InsuredFields,
  parameters: { guide },
  render: (args) => <StatefulInsuredFields {...args} />,
  args: {
    values: EMPTY_INSURED,
    onChange: fn(),
    errors: {},
    today: '2026-11-21',
    requiresBirthData: true,
    ages: { minAge: 6, maxAge: 65 },
  },
} satisfies Meta<typeof InsuredFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Property and vehicle lines do not need date and place of birth. */
export const WithoutBirth: Story = {
  args: { requiresBirthData: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Tanggal Lahir' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Nama Lengkap' })).toBeVisible();
  },
};

/** An impossible date is reported on blur, before the step is checked. */
export const ImpossibleDate: Story = {
  tags: ['!autodocs'],
  name: '[2 §5] Tanggal Lahir tidak valid',
  play: async ({ canvas }) => {
    const birth = canvas.getByRole('textbox', { name: 'Tanggal Lahir' });
    await userEvent.type(birth, '31021990');
    await userEvent.tab();
    await waitFor(() => expect(birth).toHaveAccessibleDescription(/Tanggal Lahir tidak valid!/));
  },
};

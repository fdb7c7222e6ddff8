import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { markedMessages } from '../../../plans/fixtures/marked-messages.ts';
import { vehicleCatalogue, vehicleSearch } from '../fixtures.ts';
import { VehicleSearchForm, type VehicleSearchFormProps } from './index.ts';
import { vehicleSearchMessages } from './messages.ts';

function Form({ step: initialStep, ...props }: VehicleSearchFormProps) {
  const [step, setStep] = useState(initialStep);
  return <VehicleSearchForm {...props} step={step} onStepChange={setStep} />;
}

/** A host replaces the texts of the form. Questions and labels, which belong to the product line, stay. */
const meta = {
  title: 'Lines/Vehicle/VehicleSearchForm with other texts',
  component: VehicleSearchForm,
  tags: ['!autodocs'],
  render: (args) => <Form {...args} />,
  args: {
    search: { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] },
    step: '',
    onStepChange: fn(),
    catalogue: vehicleCatalogue,
    today: '2026-11-22',
    check: fn(async () => false),
    onSearch: fn(),
    className: 'nu:max-w-md',
    messages: markedMessages(vehicleSearchMessages),
  },
} satisfies Meta<typeof VehicleSearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstQuestion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: '[label]' })).toBeVisible();
    await expect(canvas.getByText('[progress 1 5]')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: '[text]' }), 'x');
    await expect(await canvas.findByText('[tooShort]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '[consult]' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '[next]' })).toBeVisible();
  },
};

const { knownVehicle: _, ...completeSearch } = vehicleSearch;

export const NoProducts: Story = {
  args: { search: completeSearch, step: 'jaminan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[coverProgress]')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '[covers]' })).toBeVisible();
    await expect(canvas.getByText('[allrisk]')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '[search]' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^\[noticeTitle\]\[noProducts\]/);
  },
};

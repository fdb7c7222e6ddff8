import { emptySearch } from '@naungan/domain/lines/property';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { wizardMessages } from '../../../flow/messages.ts';
import { markedMessages } from '../../../plans/fixtures/marked-messages.ts';
import { HostProvider } from '../../../primitives/host/index.ts';
import { searchFor } from '../fixtures.ts';
import { buildingCatalogue } from './catalogue.fixture.ts';
import { QuoteWizard, type QuoteWizardProps } from './index.ts';
import { propertySearchMessages } from './messages.ts';
import { propertyQuestionsMessages } from './question-messages.ts';

function Wizard({ step: initialStep, ...props }: QuoteWizardProps) {
  const [step, setStep] = useState(initialStep);
  return <QuoteWizard {...props} step={step} onStepChange={setStep} />;
}

/** A host replaces the texts of the form, and of its parts. Questions and labels, which belong to the product line, stay. */
const meta = {
  title: 'Lines/Property/QuoteWizard with other texts',
  component: QuoteWizard,
  tags: ['!autodocs'],
  args: {
    search: emptySearch('kebakaran'),
    step: '',
    onStepChange: fn(),
    catalogue: buildingCatalogue,
    check: fn<QuoteWizardProps['check']>(async () => {
      throw new Error('offline');
    }),
    onSearch: fn(),
    className: 'nu:max-w-md',
    messages: markedMessages(propertySearchMessages),
  },
  render: (args) => (
    <HostProvider
      messages={{
        PropertyQuestions: markedMessages(propertyQuestionsMessages),
        Wizard: markedMessages(wizardMessages),
      }}
    >
      <Wizard {...args} />
    </HostProvider>
  ),
} satisfies Meta<typeof QuoteWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstQuestion: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '[otherOccupation]' }));
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/^\[occupationHint\]/);
    await expect(canvas.getByRole('button', { name: '[next]' })).toBeVisible();
  },
};

const { knownBuilding: _, ...completeSearch } = searchFor('kebakaran');

export const Failed: Story = {
  args: { search: completeSearch, step: 'cakupan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('[floodHint]')).toBeVisible();
    await expect(canvas.getByText('[kebakaran]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '[back]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '[search]' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '[confirm]' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('[noticeTitle][failed]');
  },
};

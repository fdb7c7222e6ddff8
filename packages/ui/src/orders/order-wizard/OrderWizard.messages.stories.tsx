import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { declarationFieldsMessages } from '../../fields/declaration/messages.ts';
import { insuredFieldsMessages } from '../../fields/insured/messages.ts';
import { draftNoteMessages } from '../../flow/draft-note/messages.ts';
import { wizardMessages } from '../../flow/messages.ts';
import { sendDialogsMessages } from '../../flow/send/messages.ts';
import { orderTermsMessages } from '../../lines/messages.ts';
import { markedMessages } from '../../plans/fixtures/marked-messages.ts';
import { HostProvider } from '../../primitives/host/index.ts';
import { BIRTH_DATE, completeDraft, draftWithTerms, type StoryLine, TODAY } from '../story-data/draft.ts';
import { member } from '../story-data/member.ts';
import { plan } from '../story-data/plan.ts';
import { loadRegions } from '../story-data/regions.ts';
import { StatefulStep } from '../story-data/StatefulStep.tsx';
import { OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import { orderFormMessages } from './messages.ts';

/** A host replaces the texts of the form, and of its steps. Labels, texts of the product and texts of errors stay. */
const meta = {
  title: 'Orders/OrderWizard with other texts',
  component: OrderWizardPage<StoryLine>,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    load: async () => ({ plan, draft: draftWithTerms }),
    line: 'kesehatan',
    search: { dob: BIRTH_DATE },
    today: TODAY,
    member,
    step: '',
    onStepChange: fn(),
    draftStorage: { state: 'saved', account: 'saved' },
    loadRegions,
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => ({ alreadySent: true })),
    onDone: fn(),
    onRequestConsultant: fn<OrderWizardPageProps<StoryLine>['onRequestConsultant']>(async () => undefined),
    memberPrefill: { fullName: member.fullName, phoneNumber: member.phone_number, email: member.email },
    messages: markedMessages(orderFormMessages),
  },
  render: (args) => (
    <HostProvider
      messages={{
        DeclarationFields: markedMessages(declarationFieldsMessages),
        DraftNote: markedMessages(draftNoteMessages),
        InsuredFields: markedMessages(insuredFieldsMessages),
        OrderTerms: markedMessages(orderTermsMessages),
        SendDialogs: markedMessages(sendDialogsMessages),
        Wizard: markedMessages(wizardMessages),
      }}
    >
      <StatefulStep {...args}>{(stepProps) => <OrderWizardPage {...args} {...stepProps} />}</StatefulStep>
    </HostProvider>
  ),
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSteps: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '[terms]' })).toBeVisible();
    await expect(canvas.getByText(/\[introduction\]$/)).toBeVisible();
    await expect(canvas.getByText('[savedInAccount]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '[next]' }));
    await expect(await canvas.findByRole('checkbox', { name: '[sameAsAccount]' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '[back]' })).toBeVisible();
  },
};

export const SentBefore: Story = {
  args: { load: async () => ({ plan, draft: completeDraft }), step: 'ringkasan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('[summary]')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '[send]' }));
    const question = within(await screen.findByRole('alertdialog', { name: '[confirmTitle]' }));
    await userEvent.click(question.getByRole('button', { name: '[confirm]' }));
    const message = within(await screen.findByRole('alertdialog', { name: '[alreadySentTitle]' }));
    await expect(message.getByRole('button', { name: '[myOrders]' })).toBeVisible();
  },
};

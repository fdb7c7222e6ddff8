import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { markedMessages } from '../../plans/fixtures/marked-messages.ts';
import { HostProvider } from '../../primitives/host/index.ts';
import { howToPayMessages } from '../how-to-pay-tabs/messages.ts';
import { payDeadlineMessages } from '../pay-deadline/messages.ts';
import { paymentNumbersMessages } from '../payment-numbers/messages.ts';
import { PAYMENTS, pendingInvoice } from '../story-data/payments.ts';
import { PaymentDialog } from './index.ts';
import { paymentDialogMessages } from './messages.ts';
import { dialogArgs, PageWithDialog } from './PageWithDialog.fixture.tsx';

/** A host replaces the texts of the dialog, and of its parts. Names of methods and statuses stay. */
const meta = {
  title: 'Payment/PaymentDialog with other texts',
  component: PaymentDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...dialogArgs(), messages: markedMessages(paymentDialogMessages) },
  render: (args) => (
    <HostProvider
      messages={{
        HowToPay: markedMessages(howToPayMessages),
        PayDeadline: markedMessages(payDeadlineMessages),
        PaymentNumbers: markedMessages(paymentNumbersMessages),
      }}
    >
      <PageWithDialog {...args} />
    </HostProvider>
  ),
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: '[title]' }));

export const ChoosingABank: Story = {
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('[total]')).toBeVisible();
    await expect(dialog.getByText('[invoiceNumber]')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjut' }));
    await expect(dialog.getByRole('heading', { name: '[methods]' })).toHaveFocus();
    await expect(dialog.getByText('[credit_card]')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Transfer/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjut' }));
    await expect(dialog.getByRole('heading', { name: '[banks]' })).toHaveFocus();
    await expect(dialog.getByText('[mandiri_bill]')).toBeVisible();
  },
};

export const Instructions: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.bca) },
  play: async () => {
    const dialog = await findDialog();
    await expect(await dialog.findByText('[updates]')).toBeVisible();
    await expect(dialog.getByText('[expiry]')).toBeVisible();
    await expect(dialog.getByText(/^\[deadline /)).toBeVisible();
    await expect(dialog.getByText('[account]')).toBeVisible();
    await expect(await dialog.findByText(/^\[title BCA/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '[replace]' }));
    const question = within(await screen.findByRole('alertdialog', { name: '[replaceTitle]' }));
    await expect(question.getByRole('button', { name: '[replaceConfirm]' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PAYMENTS } from '../story-data/payments.ts';
import { guide } from './HowToPayTabs.guide.ts';
import { HowToPayTabs } from './HowToPayTabs.tsx';

const meta = {
  title: 'Payment/HowToPayTabs',
  component: HowToPayTabs,
  parameters: { guide },
  args: { payment: PAYMENTS.bca, invoiceNumber: 'INV/2026/11/000017' },
} satisfies Meta<typeof HowToPayTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab per channel, such as ATM or mobile banking; the steps contain the account number and the amount. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'ATM BCA',
      'm-BCA',
      'KlikBCA',
    ]);
    await expect(canvas.getByText(/nomor virtual account 807770001234567/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'KlikBCA' }));
    // Waits for the text, because the animation of the previous panel may not have ended.
    await expect(await canvas.findByText(/nominal Rp2\.473\.000/)).toBeVisible();
  },
};

/** Returns a story that opens each tab and expects no placeholder or missing value in the texts. */
const storyOf = (payment: (typeof PAYMENTS)[keyof typeof PAYMENTS]): Story => ({
  args: { payment },
  play: async ({ canvas, canvasElement }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await userEvent.click(tab);
      await expect(canvasElement.textContent).not.toMatch(/[{}]|undefined|null|\s-\s/);
    }
  },
});
export const Bni: Story = storyOf(PAYMENTS.bni);
export const Bri: Story = storyOf(PAYMENTS.bri);
export const MandiriBill: Story = storyOf(PAYMENTS.mandiri_bill);
export const Permata: Story = storyOf(PAYMENTS.permata);
export const OtherBank: Story = storyOf(PAYMENTS.other_bank);
export const GoPay: Story = storyOf(PAYMENTS.gopay);
export const ShopeePay: Story = storyOf(PAYMENTS.shopeepay);
export const Indomaret: Story = storyOf(PAYMENTS.indomaret);
export const Alfamart: Story = storyOf(PAYMENTS.alfamart);
export const Akulaku: Story = storyOf(PAYMENTS.akulaku);
export const DanamonOnline: Story = storyOf(PAYMENTS.danamon_online);
export const CimbClicks: Story = storyOf(PAYMENTS.cimb_clicks);

/** A payment by card has no instructions. */
export const None: Story = {
  args: { payment: PAYMENTS.credit_card },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

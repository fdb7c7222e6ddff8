import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PAYMENTS } from '../story-data/payments.ts';
import { HowToPayTabs } from './HowToPayTabs.tsx';

const meta = {
  title: 'Payment/HowToPayTabs',
  component: HowToPayTabs,
  args: { payment: PAYMENTS.bca, invoiceNumber: 'INV/2026/11/000017' },
} satisfies Meta<typeof HowToPayTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab per channel, with number and amount filled in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'ATM BCA',
      'm-BCA',
      'KlikBCA',
    ]);
    await expect(canvas.getByText(/nomor virtual account 807770001234567/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'KlikBCA' }));
    // The previous panel may still be animating.
    await expect(await canvas.findByText(/nominal Rp2\.473\.000/)).toBeVisible();
  },
};

const filled = (payment: (typeof PAYMENTS)[keyof typeof PAYMENTS]): Story => ({
  args: { payment },
  play: async ({ canvas, canvasElement }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await userEvent.click(tab);
      await expect(canvasElement.textContent).not.toMatch(/[{}]|undefined|null|\s-\s/);
    }
  },
});
export const Bni: Story = filled(PAYMENTS.bni);
export const Bri: Story = filled(PAYMENTS.bri);
export const MandiriBill: Story = filled(PAYMENTS.mandiri_bill);
export const Permata: Story = filled(PAYMENTS.permata);
export const OtherBank: Story = filled(PAYMENTS.other_bank);
export const GoPay: Story = filled(PAYMENTS.gopay);
export const ShopeePay: Story = filled(PAYMENTS.shopeepay);
export const Indomaret: Story = filled(PAYMENTS.indomaret);
export const Alfamart: Story = filled(PAYMENTS.alfamart);
export const Akulaku: Story = filled(PAYMENTS.akulaku);
export const DanamonOnline: Story = filled(PAYMENTS.danamon_online);
export const CimbClicks: Story = filled(PAYMENTS.cimb_clicks);

/** Cards need no instructions. */
export const None: Story = {
  args: { payment: PAYMENTS.credit_card },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

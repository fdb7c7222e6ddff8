import { PAYMENT_METHODS } from '@naungan/domain/payment-method';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HostProvider, siteLinks } from '../../primitives/host/index.ts';
import { guide } from './PaymentMark.guide.ts';
import { PaymentMark } from './PaymentMark.tsx';

const meta = {
  title: 'Payment/PaymentMark',
  component: PaymentMark,
  parameters: { guide },
  args: { code: 'bca' },
} satisfies Meta<typeof PaymentMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every payment method has a mark in `public/payments`. */
export const AllMethods: Story = {
  render: () => (
    <ul className="nu:grid nu:grid-cols-2 nu:gap-4">
      {PAYMENT_METHODS.map(({ code, label }) => (
        <li key={code} className="nu:flex nu:items-center nu:gap-3">
          <PaymentMark code={code} />
          {label}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('img')];
    await expect(marks).toHaveLength(PAYMENT_METHODS.length);
    await waitFor(() => expect(marks.filter(({ naturalWidth }) => naturalWidth === 0)).toEqual([]));
  },
};

/** A host can replace the marks, for example by logos that it has licensed. */
export const ReplacedByHost: Story = {
  render: (args) => (
    <HostProvider links={{ ...siteLinks, paymentMark: (code) => `/payments/bni.svg?licensed=${code}` }}>
      <PaymentMark {...args} />
    </HostProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/payments/bni.svg?licensed=bca');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from './CertificateMenu.guide.ts';
import { CertificateMenu, type CertificateMenuProps } from './CertificateMenu.tsx';

const NAME = 'Sertifikat Polis Kesehatan';
const issuedCertificates = [{ type: NAME, attachment: '/files/polis.pdf' }];
const unissuedCertificates = [{ type: NAME, attachment: null }];

const meta = {
  title: 'Payment/CertificateMenu',
  component: CertificateMenu,
  parameters: { guide },
  decorators: [
    (Story) => (
      <div className="nu:max-w-80">
        <Story />
      </div>
    ),
  ],
  args: { status: 'success', certificate: issuedCertificates },
} satisfies Meta<typeof CertificateMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Returns a play function that opens the menu, chooses the unavailable certificate and expects this message. */
const playWithMessage =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sertifikat', { selector: 'summary' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Perhatian${text}`);
  };

export const Issued: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sertifikat', { selector: 'summary' }));
    const link = canvas.getByRole('link', { name: `${NAME} (buka di tab baru)` });
    await expect(link).toHaveAttribute('href', '/files/polis.pdf');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Expired: Story = {
  args: { status: 'expire' },
  play: playWithMessage('Invoice sudah kadaluarsa'),
};

export const Unpaid: Story = {
  args: { status: 'pending' },
  play: playWithMessage('Polis akan terbit setelah melakukan pembayaran'),
};

export const Reversed: Story = {
  args: { status: 'reversal' },
  play: playWithMessage('Polis akan terbit setelah melakukan pembayaran'),
};

export const NotIssuedYet: Story = {
  args: { certificate: unissuedCertificates },
  play: playWithMessage(
    'Polis atau Sertifikat asuransi Anda belum terbit, apabila sudah terbit kami akan memberitaukan kepada Anda',
  ),
};

/** The menu lists both certificates of an order with two policies. */
export const Several: Story = {
  args: { certificate: [...issuedCertificates, { type: 'Sertifikat Polis Gempa Bumi', attachment: null }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sertifikat', { selector: 'summary' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Sertifikat Polis Gempa Bumi' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/belum terbit/);
  },
};

/** An invoice without certificates has one row, which explains that the policy has not been issued yet. */
export const None: Story = {
  args: { certificate: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sertifikat', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sertifikat' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/belum terbit/);
  },
};

function PaidMeanwhile(props: CertificateMenuProps) {
  const [isPaid, setIsPaid] = useState(false);
  return (
    <>
      <CertificateMenu {...props} status={isPaid ? 'success' : 'pending'} />
      <button type="button" className="nu:mt-4 nu:min-h-11" onClick={() => setIsPaid(true)}>
        Uang masuk
      </button>
    </>
  );
}

/** When the payment arrives, the message disappears, and the certificate becomes a link. */
export const IssuedMeanwhile: Story = {
  tags: ['!autodocs'],
  render: (args) => <PaidMeanwhile {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await playWithMessage('Polis akan terbit setelah melakukan pembayaran')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Uang masuk' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: /Sertifikat Polis/ })).toBeVisible();
  },
};

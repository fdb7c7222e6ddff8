import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './AccountLayout.guide.ts';
import { AccountLayout, type AccountLayoutProps, AccountSkeleton, readAccountSection } from './index.ts';

/** A page that opens a section without loading another page, as the account page does. */
function AccountPage({ onOpen, ...props }: AccountLayoutProps) {
  const [current, setCurrent] = useState(props.current);
  return (
    <div className="nu:@container">
      <AccountLayout
        {...props}
        current={current}
        onOpen={(section, event) => {
          event.preventDefault();
          onOpen?.(section, event);
          setCurrent(section);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Account/AccountLayout',
  component: AccountLayout,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    current: 'overview',
    onOpen: fn(),
    children: (
      <div className="nu:h-72 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-5">Isi</div>
    ),
  },
  render: (args) => <AccountPage {...args} />,
} satisfies Meta<typeof AccountLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The navigation is at the side of the content from 1024 px on. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Akun Saya' });
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Ringkasan',
      'Pesanan',
      'Invoice',
      'Polis',
      'Klaim',
      'Profil',
    ]);
    const currentLink = () => navigation.querySelector('[aria-current="page"]');
    await expect(currentLink()).toHaveTextContent('Ringkasan');
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      '/account?tab=purchase&list=invoice',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Polis' }));
    await expect(args.onOpen).toHaveBeenCalledWith('policy', expect.anything());
    await expect(currentLink()).toHaveTextContent('Polis');
    await expect(canvas.getByRole('link', { name: 'Polis' })).toHaveFocus();
  },
};

/** Every label fits a phone, and every link is reached with the keyboard. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const { left, right, height } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};

/** Only the given sections have a link. The content has the page's heading, so 'Akun Saya' is not a heading. */
export const TwoSections: Story = {
  args: {
    current: 'purchase',
    hasHeading: true,
    sections: ['purchase', 'profile'],
    children: <h1 className="nu:text-h2">Orderan Saya</h1>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** The query of the account's URL determines the section: an unknown tab selects 'Pesanan', and a URL without a tab selects the overview. */
export const SectionFromUrl: Story = {
  tags: ['!autodocs'],
  args: { current: readAccountSection('?tab=tidak-dikenal') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Pesanan');
    await expect(readAccountSection('')).toBe('overview');
    await expect(readAccountSection('?tab=policy&product=kendaraan')).toBe('policy');
    await expect(readAccountSection('?tab=purchase&list=invoice')).toBe('invoice');
    await expect(readAccountSection('?tab=claim&list=invoice')).toBe('claim');
  },
};

export const Loading: Story = {
  render: ({ current }) => <AccountSkeleton current={current} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Akun Saya' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Memuat');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type AccountTab, AccountTabs, type AccountTabsProps, readAccountTab } from './AccountTabs.tsx';

function Page(props: AccountTabsProps) {
  const [tab, setTab] = useState<AccountTab>(props.tab);
  function open(next: AccountTab) {
    props.onTabChange(next);
    setTab(next);
  }
  return <AccountTabs {...props} tab={tab} onTabChange={open} />;
}

const meta = {
  title: 'Account/AccountTabs',
  component: AccountTabs,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'purchase',
    onTabChange: fn(),
    panels: {
      purchase: <p>Daftar pesanan</p>,
      policy: <p>Daftar polis</p>,
      claim: <p>Daftar klaim</p>,
      profile: <p>Data profil</p>,
    },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof AccountTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Pesanan' })).toHaveTextContent('Daftar pesanan');
    await userEvent.click(canvas.getByRole('tab', { name: 'Profil' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('profile');
    await expect(canvas.getByRole('tabpanel', { name: 'Profil' })).toHaveTextContent('Data profil');
  },
};

/** A site without claims has no tab for claims; `?tab=claim` then opens the first tab. */
export const WithoutClaims: Story = {
  args: { tab: 'claim', panels: { purchase: <p>Daftar pesanan</p>, profile: <p>Data profil</p> } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await expect(canvas.getByRole('tab', { name: 'Pesanan', selected: true })).toBeVisible();
  },
};

/** `?tab=` selects the tab; an unknown value selects the first. */
export const TabFromUrl: Story = {
  args: { tab: readAccountTab('tidak-dikenal') },
  play: async ({ canvas }) => {
    await expect(readAccountTab('policy')).toBe('policy');
    await expect(readAccountTab(null)).toBe('purchase');
    await expect(canvas.getByRole('tab', { name: 'Pesanan', selected: true })).toBeVisible();
  },
};

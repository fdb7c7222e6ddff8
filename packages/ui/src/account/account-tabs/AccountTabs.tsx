import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/tabs/index.ts';
import { AccountHeading } from './AccountHeading.tsx';

/** Tabs of the account area in order; the first is the default [1 §2.2]. */
export const ACCOUNT_TABS = [
  { value: 'purchase', label: 'Pesanan' },
  { value: 'policy', label: 'Polis' },
  { value: 'claim', label: 'Klaim' },
  { value: 'profile', label: 'Profil' },
] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number]['value'];

/** Parses `?tab=`; returns the default tab for an unknown value. */
export function readAccountTab(text: string | null): AccountTab {
  return ACCOUNT_TABS.find(({ value }) => value === text)?.value ?? ACCOUNT_TABS[0].value;
}

export type AccountTabsProps = {
  tab: AccountTab;
  onTabChange: (tab: AccountTab) => void;
  /** Content of each tab; a tab without a panel is left out. */
  panels: Partial<Record<AccountTab, ReactNode>>;
};

export function AccountTabs({ tab, onTabChange, panels }: AccountTabsProps) {
  const tabs = ACCOUNT_TABS.filter(({ value }) => value in panels).map(({ value, label }) => ({
    value,
    label,
    content: panels[value],
  }));
  const selectedTab = tabs.some(({ value }) => value === tab) ? tab : tabs[0]?.value;
  return (
    <div className="nu:container-page nu:py-6 nu:@tablet:py-10">
      <AccountHeading />
      <Tabs
        label="Akun Saya"
        tabs={tabs}
        value={selectedTab}
        onValueChange={(next) => onTabChange(readAccountTab(next))}
        panelClassName="nu:pt-6"
      />
    </div>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from './Tabs.guide.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: { guide },
  args: {
    label: 'Cara membayar',
    onValueChange: fn(),
    tabs: [
      { value: 'm-bca', label: 'm-BCA', content: 'Buka aplikasi BCA mobile, pilih m-BCA.' },
      { value: 'atm', label: 'ATM BCA', content: 'Masukkan kartu ATM dan PIN.' },
      { value: 'sms', label: 'SMS', content: 'Kirim SMS ke bank.' },
      { value: 'klik', label: 'KlikBCA', content: 'Masuk ke KlikBCA.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys move the focus and select the focused tab. Even a tab with a short label is 44 px wide. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const { width } = canvas.getByRole('tab', { name: 'SMS' }).getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('tab', { name: 'm-BCA' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'ATM BCA' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('atm');
    await expect(canvas.getByRole('tabpanel', { name: 'ATM BCA' })).toHaveTextContent(
      'Masukkan kartu ATM dan PIN.',
    );
  },
};

/** Home and End select the first and the last tab, and the arrow keys wrap; a disabled tab is skipped. */
export const Keys: Story = {
  tags: ['!autodocs'],
  args: {
    tabs: [
      { value: 'a', label: 'Satu', content: 'Isi satu' },
      { value: 'b', label: 'Dua', content: 'Isi dua', disabled: true },
      { value: 'c', label: 'Tiga', content: 'Isi tiga' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const expectSelected = async (name: string) => {
      await expect(canvas.getByRole('tab', { name })).toHaveFocus();
      await expect(canvas.getByRole('tab', { name, selected: true })).toBeVisible();
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent(`Isi ${name.toLowerCase()}`);
    };
    await expectSelected('Satu');
    for (const [key, name] of [
      ['ArrowRight', 'Tiga'],
      ['ArrowRight', 'Satu'],
      ['ArrowLeft', 'Tiga'],
      ['Home', 'Satu'],
      ['End', 'Tiga'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expectSelected(name);
    }
    // The key Tab leaves the tab list, because only the selected tab can be reached with it.
    await userEvent.tab();
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).not.toHaveFocus();
  },
};

/** Without a selected tab, the key Tab reaches the first tab. */
export const NoneSelected: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'm-BCA' })).toHaveFocus();
  },
};

/** If the parent component controls the tabs and does not change `value`, a click changes nothing. */
export const Controlled: Story = {
  args: { value: 'klik' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'm-BCA' }));
    await expect(canvas.getByRole('tab', { name: 'KlikBCA' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ScrollsOnPhone: Story = {
  args: {
    label: 'Jenis produk',
    tabs: ['Kebakaran', 'Gempa Bumi', 'Kebakaran + Gempa Bumi', 'Kendaraan', 'Jiwa', 'Kesehatan'].map(
      (label) => ({
        value: label,
        label,
        content: `Polis ${label}`,
      }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};

/** Pills, for a filter of a list, wrap instead of scrolling, and are at least 44 px high. */
export const Pills: Story = {
  args: { ...ScrollsOnPhone.args, variant: 'pills' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').parentElement ?? document.body;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const { height } = canvas.getByRole('tab', { name: 'Jiwa' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** In a narrow column the filter wraps, so that every choice is visible; the arrow keys follow the order. */
export const PillsOnPhone: Story = {
  args: { ...ScrollsOnPhone.args, variant: 'pills', value: 'Kebakaran' },
  decorators: ScrollsOnPhone.decorators,
  play: async ({ canvas }) => {
    const column = canvas.getByRole('tablist').getBoundingClientRect();
    for (const tab of canvas.getAllByRole('tab')) {
      const { left, right, height } = tab.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(column.left);
      await expect(right).toBeLessThanOrEqual(column.right);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'Gempa Bumi' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Kebakaran + Gempa Bumi' })).toHaveFocus();
  },
};

/** Counts that load later do not scroll the selected tab out of view. */
export const CountsLoadedLater: Story = {
  tags: ['!autodocs'],
  args: { ...ScrollsOnPhone.args, value: 'Kesehatan' },
  decorators: ScrollsOnPhone.decorators,
  render: function Counted(args) {
    const [hasCounts, setHasCounts] = useState(false);
    const tabs = args.tabs.map((tab) => (hasCounts ? { ...tab, label: `${tab.value} 12` } : tab));
    return (
      <>
        <Tabs {...args} tabs={tabs} />
        <button type="button" onClick={() => setHasCounts(true)}>
          Hitung
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hitung' }));
    const tab = canvas.getByRole('tab', { name: 'Kesehatan 12' });
    const row = canvas.getByRole('tablist').parentElement ?? document.body;
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1),
    );
  },
};

/** With `keepMounted`, a form in several tabs keeps its input when another tab is selected. */
export const KeepMounted: Story = {
  args: {
    keepMounted: true,
    tabs: [
      {
        value: 'a',
        label: 'Profil',
        content: <input aria-label="Nama" className="nu:field-frame nu:min-h-12 nu:px-3" />,
      },
      { value: 'b', label: 'Alamat', content: 'Alamat' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nama' }), 'Sari');
    await userEvent.click(canvas.getByRole('tab', { name: 'Alamat' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Profil' }));
    await expect(canvas.getByRole('textbox', { name: 'Nama' })).toHaveValue('Sari');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { endedPolicy, longPolicy, policy, unissuedPolicy, voidPolicy } from '../story-data.ts';
import { PolicyList } from './index.ts';
import { guide } from './PolicyList.guide.ts';

const meta = {
  title: 'Policies/PolicyList',
  component: PolicyList,
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <PolicyList {...args} />
    </div>
  ),
  parameters: { guide, layout: 'fullscreen' },
  args: {
    tab: 'kesehatan',
    onTabChange: fn(),
    load: async () => [policy, unissuedPolicy, longPolicy, endedPolicy, voidPolicy],
  },
} satisfies Meta<typeof PolicyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5 polis', { selector: 'h2' })).toBeVisible();
    await expect(canvas.getAllByText('Aktif')).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: /Unduh Polis NAU-KES-2026-000017/ })[0]).toHaveAttribute(
      'href',
      '/files/polis.pdf',
    );
    // Another policy has the same number but no document. It has a button instead of a link.
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh Polis NAU-KES-2026-000017' }));
    await expect(
      await canvas.findByText(
        'Polis atau Sertifikat asuransi Anda belum terbit, apabila sudah terbit kami akan memberitaukan kepada Anda',
      ),
    ).toBeVisible();
  },
};

/** Links to files expire after ten minutes [Q5], so the list reloads when it becomes visible again. */
export const VisibleAgain: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    let loads = 0;
    args.load = async () => {
      loads += 1;
      return [{ ...policy, certificate: `/files/polis.pdf?signature=${loads}` }];
    };
  },
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('link', { name: /Unduh Polis/ });
    await expect(download).toHaveAttribute('href', '/files/polis.pdf?signature=1');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(download).toHaveAttribute('href', '/files/polis.pdf?signature=2'));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 polis', { selector: 'h2' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Empty: Story = {
  args: { load: async () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    load: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
  },
};

/** A void policy is not displayed as active. */
export const Voided: Story = {
  tags: ['!autodocs'],
  args: { load: async () => [voidPolicy] },
  play: async ({ canvas }) => {
    const [status] = await canvas.findAllByText('Batal', { selector: '[data-tone]' });
    await expect(status).toHaveAttribute('data-tone', 'danger');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from './ThreeDSecure.guide.ts';
import { type Authenticate, ThreeDSecure } from './ThreeDSecure.tsx';

const BANK_PAGE = 'data:text/html,<html lang="id"><title>Bank</title><h1>Bank contoh</h1></html>';

/** An `authenticate` that shows the bank's page and never completes. */
const authenticate: Authenticate = fn<Authenticate>((_url, { openFrame }) => {
  openFrame(BANK_PAGE);
  return new Promise(() => undefined);
});

const meta = {
  title: 'Payment/ThreeDSecure',
  component: ThreeDSecure,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { redirectUrl: 'https://gerbang.test/3ds/1', authenticate, onEnd: fn() },
} satisfies Meta<typeof ThreeDSecure>;

export default meta;
type Story = StoryObj<typeof meta>;

const findFrame = () => screen.findByTitle('Halaman verifikasi bank');

/** The bank's page stays in its frame: it cannot navigate the page that contains it. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await findFrame()).toHaveAttribute('src', BANK_PAGE);
    await expect((await findFrame()).getAttribute('sandbox')).not.toContain('top-navigation');
    await expect(args.authenticate).toHaveBeenCalledOnce();
    await expect(mocked(args.authenticate).mock.calls[0]?.[0]).toBe('https://gerbang.test/3ds/1');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The dialog shows no frame before the gateway's script has loaded. */
export const Loading: Story = {
  args: { authenticate: () => new Promise(() => undefined) },
  play: async () => {
    await expect(screen.queryByTitle('Halaman verifikasi bank')).toBeNull();
  },
};

/** Returns the story of a verification that ends with this outcome, which is reported once. */
const storyWithOutcome = (outcome: 'success' | 'failure' | 'pending'): Story => ({
  args: { authenticate: async () => outcome },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith(outcome));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});
export const Succeeds: Story = storyWithOutcome('success');
export const Fails: Story = storyWithOutcome('failure');
export const Pending: Story = storyWithOutcome('pending');

/** If the bank's page cannot be loaded, the dialog reports the result 'unavailable'. */
export const Unavailable: Story = {
  args: { authenticate: () => Promise.reject(new Error('offline')) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('unavailable'));
  },
};

/** The close button reports that the customer closed the bank's page. */
export const Closed: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await findFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await expect(args.onEnd).toHaveBeenCalledWith('closed');
  },
};

/** After the time limit, the dialog reports the result 'timeout' and aborts the verification. */
export const TimedOut: Story = {
  args: { timeout: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('timeout'));
    await expect(mocked(args.authenticate).mock.calls[0]?.[1].signal.aborted).toBe(true);
  },
};

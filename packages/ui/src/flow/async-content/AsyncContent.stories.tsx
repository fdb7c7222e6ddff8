import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { guide } from './AsyncContent.guide.ts';
import { AsyncContent, type AsyncContentProps } from './AsyncContent.tsx';

const meta = {
  title: 'Orders/AsyncContent',
  component: AsyncContent,
  parameters: { guide },
  tags: ['!autodocs', '!dev'],
  args: {
    load: fn(async () => 'Polis Anda'),
    skeleton: <Skeleton lines={4} />,
    children: (value) => <h1 className="nu:text-h3">{value}</h1>,
  },
  render: (args) => (
    <main>
      <h2>Di atasnya</h2>
      <section>
        <AsyncContent {...args} />
      </section>
    </main>
  ),
} satisfies Meta<AsyncContentProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a failed retry the focus is on the retry button; after a successful retry, on the heading of the content. */
export const FailedTwiceThenLoaded: Story = {
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
  },
  play: async ({ canvas, args }) => {
    const retryButton = await canvas.findByRole('button', { name: 'Coba lagi' });
    retryButton.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Coba lagi' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Polis Anda' })).toHaveFocus());
  },
};

/** After a request without a response, the content loads when the network returns. */
export const LoadedWhenBackOnline: Story = {
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce({ status: 0, message: 'Koneksi terputus.' });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Coba lagi' });
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { name: 'Polis Anda' })).toBeVisible();
  },
};

/** After an error of the server, the content does not load again when the network returns. */
export const NotReloadedAfterServerError: Story = {
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce({ status: 500, message: 'Server error' });
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Coba lagi' });
    window.dispatchEvent(new Event('online'));
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

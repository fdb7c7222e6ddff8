import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from './PayDeadline.guide.ts';
import { PayDeadline } from './PayDeadline.tsx';

const meta = {
  title: 'Payment/PayDeadline',
  component: PayDeadline,
  parameters: { guide },
  args: {
    deadline: '2026-11-21T16:59:00.000Z',
    now: () => new Date('2026-11-21T11:16:50.000Z'),
    onExpire: fn(),
  },
} satisfies Meta<typeof PayDeadline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The deadline is shown in Jakarta's time, independent of the browser's time zone. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Bayar sebelum 23.59 WIB')).toBeVisible();
    await expect(canvas.getByText('Sabtu, 21 November 2026')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Sisa waktu pembayaran' })).toHaveTextContent('05:42:10');
    await expect(args.onExpire).not.toHaveBeenCalled();
  },
};

/** Returns a story in a container of this width. It checks that the deadline and the remaining time do not overlap. */
const storyOfWidth = (width: number): Story => ({
  render: (args) => (
    <div style={{ width }}>
      <PayDeadline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const deadline = document.createRange();
    deadline.selectNodeContents(canvas.getByText('Bayar sebelum 23.59 WIB'));
    const deadlineBox = deadline.getBoundingClientRect();
    const timerBox = canvas.getByRole('timer').getBoundingClientRect();
    await expect(deadlineBox.right <= timerBox.left || deadlineBox.bottom <= timerBox.top).toBe(true);
  },
});

export const OnAPhone: Story = storyOfWidth(320);
/** In a very narrow container the remaining time is below the deadline. */
export const OnAVeryNarrowPhone: Story = storyOfWidth(240);

export const Expired: Story = {
  args: { now: () => new Date('2026-11-21T16:59:00.000Z') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from './Countdown.guide.ts';
import { Countdown } from './Countdown.tsx';

const now = () => new Date('2026-11-21T11:16:50Z');

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  parameters: { guide },
  args: { end: '2026-11-21T16:59:00Z', now, onExpire: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:42:10');
    await expect(args.onExpire).not.toHaveBeenCalled();
  },
};

export const Expired: Story = {
  args: { end: '2026-11-21T11:16:50Z' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await expect(args.onExpire).toHaveBeenCalledOnce();
  },
};

/** Seconds by which the clock of the story is ahead of `now`; each call of the clock adds one. */
let secondsAhead = 0;

/** When the time is up, the countdown has the state 'expired' and calls `onExpire` once. */
export const RunsOut: Story = {
  tags: ['!autodocs'],
  args: {
    end: '2026-11-21T11:16:52Z',
    now: () => {
      secondsAhead += 1;
      return new Date(now().getTime() + secondsAhead * 1000);
    },
  },
  beforeEach: () => {
    secondsAhead = -2;
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAttribute('data-state', 'expired'), {
      timeout: 5000,
    });
    await expect(args.onExpire).toHaveBeenCalledOnce();
  },
};

export const MoreThanADay: Story = {
  args: { end: '2026-11-23T11:16:50Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('48:00:00');
  },
};

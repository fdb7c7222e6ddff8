import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { args: { className: 'h-40 w-full max-w-md rounded-card' } };

export const Lines: Story = { args: { lines: 3, className: 'max-w-md' } };

/** In the shape of what comes: nothing moves when it is there. */
export const OfACard: Story = {
  render: () => (
    <div role="status" className="flex max-w-md gap-4 rounded-card border border-line bg-surface p-5">
      <span className="sr-only">Memuat…</span>
      <Skeleton className="size-16 shrink-0 rounded-field" />
      <Skeleton lines={3} className="flex-1" />
    </div>
  ),
};

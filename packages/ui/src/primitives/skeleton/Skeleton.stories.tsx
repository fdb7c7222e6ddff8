import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton, parameters: { guide } } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { args: { className: 'nu:h-40 nu:w-full nu:max-w-md nu:rounded-card' } };

export const Lines: Story = { args: { lines: 3, className: 'nu:max-w-md' } };

/** The placeholder has the shape of the loaded content, so nothing shifts. */
export const CardShape: Story = {
  render: () => (
    <div
      role="status"
      className="nu:flex nu:max-w-md nu:gap-4 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-5"
    >
      <span className="nu:sr-only">Memuat…</span>
      <Skeleton className="nu:size-16 nu:shrink-0 nu:rounded-field" />
      <Skeleton lines={3} className="nu:flex-1" />
    </div>
  ),
};

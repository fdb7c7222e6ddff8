import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './RecordNumber.guide.ts';
import { RecordNumber } from './RecordNumber.tsx';

const meta = {
  title: 'Primitives/RecordNumber',
  component: RecordNumber,
  parameters: { guide },
  args: { text: 'KPA-20261121-000017' },
} satisfies Meta<typeof RecordNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the number of lines that the nodes take. */
function countLines(...nodes: Node[]): number {
  const tops = nodes.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Array.from(range.getClientRects(), ({ top }) => Math.round(top));
  });
  return new Set(tops).size;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(countLines(canvas.getByText('KPA-20261121-000017'))).toBe(1);
  },
};

/** The last group of digits does not break. */
export const NarrowColumn: Story = {
  render: (args) => (
    <div className="nu:w-36">
      <RecordNumber {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByText('KPA-20261121-000017');
    await expect(countLines(number)).toBe(2);
    await expect(countLines(number.lastChild as Node)).toBe(1);
    await expect(number.lastChild).toHaveTextContent('000017');
  },
};

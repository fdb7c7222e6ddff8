import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './BreakableText.guide.ts';
import { BreakableText } from './BreakableText.tsx';
import { linesOf } from './lines.fixture.ts';

const ID = '0f9c1d4e-5b6a-4c7d-8e9f-0123456789ab';

const meta = {
  title: 'Primitives/BreakableText',
  component: BreakableText,
  parameters: { guide },
  decorators: [
    (Story) => (
      <div className="nu:w-44">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BreakableText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line of a long e-mail address ends with '-', '@' or '.'. */
export const Email: Story = {
  args: { text: 'siti.rahayu.kusumawardhani@perusahaan-contoh.test' },
  play: async ({ canvas, args }) => {
    const lines = linesOf(canvas.getByText(args.text));
    await expect(lines.length).toBeGreaterThan(1);
    await expect(lines.slice(0, -1).filter((line) => !/[-@.]$/.test(line))).toEqual([]);
  },
};

/** Each line of a long id ends with '-'. */
export const TransactionId: Story = {
  args: { text: ID },
  play: async ({ canvas }) => {
    const lines = linesOf(canvas.getByText(ID));
    await expect(lines.length).toBeGreaterThan(1);
    await expect(lines.slice(0, -1).filter((line) => !line.endsWith('-'))).toEqual([]);
  },
};

/** A text without punctuation may break anywhere, so that it does not overflow. */
export const OneLongWord: Story = { args: { text: 'a'.repeat(60) } };

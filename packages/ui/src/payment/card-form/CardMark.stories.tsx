import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './CardMark.guide.ts';
import { CardMark } from './CardMark.tsx';

const meta = {
  title: 'Payment/CardMark',
  component: CardMark,
  parameters: { guide },
  args: { type: 'visa' },
  render: (args) => (
    <div className="nu:flex nu:gap-2">
      {(['visa', 'master_card', 'jcb', 'amex'] as const).map((type) => (
        <CardMark {...args} key={type} type={type} />
      ))}
    </div>
  ),
} satisfies Meta<typeof CardMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dim: Story = { args: { dim: true } };

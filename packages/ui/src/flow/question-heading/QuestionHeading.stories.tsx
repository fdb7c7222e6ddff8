import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { QuestionHeading, type QuestionHeadingProps } from './QuestionHeading.tsx';

function Questions(props: QuestionHeadingProps) {
  const [isNext, setIsNext] = useState(false);
  return (
    <>
      <QuestionHeading {...props} {...(isNext && { question: 'tahun', text: 'Tahun berapa?' })} />
      <button type="button" onClick={() => setIsNext(true)}>
        Lanjut
      </button>
    </>
  );
}

const meta = {
  title: 'Flow/QuestionHeading',
  component: QuestionHeading,
  render: (args) => <Questions {...args} />,
  args: { question: 'brand', text: 'Apa mereknya?', hasProblems: false },
} satisfies Meta<typeof QuestionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Apa mereknya?' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading', { name: 'Tahun berapa?' })).toHaveFocus();
  },
};

/** The list of problems has the focus. */
export const WithProblems: Story = {
  args: { hasProblems: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading', { name: 'Tahun berapa?' })).not.toHaveFocus();
  },
};

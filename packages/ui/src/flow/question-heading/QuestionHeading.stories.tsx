import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './QuestionHeading.guide.ts';
import { QuestionHeading, type QuestionHeadingProps } from './QuestionHeading.tsx';

/** Shows the question of the props, and a second question after a click. */
function TwoQuestions({ question, text, hasProblems }: QuestionHeadingProps) {
  const [isSecond, setIsSecond] = useState(false);
  return (
    <>
      <QuestionHeading
        question={isSecond ? 'tahun' : question}
        text={isSecond ? 'Tahun berapa?' : text}
        hasProblems={hasProblems}
      />
      <button type="button" onClick={() => setIsSecond(true)}>
        Lanjut
      </button>
    </>
  );
}

const meta = {
  title: 'Flow/QuestionHeading',
  component: QuestionHeading,
  parameters: { guide },
  render: (args) => <TwoQuestions {...args} />,
  args: { question: 'brand', text: 'Apa mereknya?', hasProblems: false },
} satisfies Meta<typeof QuestionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first question does not take the focus; a question that replaces another question does. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Apa mereknya?' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading', { name: 'Tahun berapa?' })).toHaveFocus();
  },
};

/** A question with problems does not take the focus, because the list of problems takes it. */
export const WithProblems: Story = {
  args: { hasProblems: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading', { name: 'Tahun berapa?' })).not.toHaveFocus();
  },
};

import { HEALTH_STEPS } from '@naungan/domain/lines/health/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { guide } from './Stepper.guide.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  parameters: { guide },
  args: { steps: HEALTH_STEPS, current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Langkah 2 dari 7')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Data Diri Tertanggung' })).not.toHaveFocus();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

/** The names of all steps are visible below their bars on wide screens; screen readers always read them. */
export const StepNames: Story = {
  render: (args) => (
    <div className="nu:grid nu:gap-6">
      <Stepper {...args} style={{ width: '44rem' }} data-testid="wide" />
      <Stepper {...args} style={{ width: 320 }} data-testid="narrow" />
    </div>
  ),
  play: async ({ canvas }) => {
    const nameWidth = (id: string) =>
      within(canvas.getByTestId(id)).getByText('Deklarasi').getBoundingClientRect().width;
    await expect(nameWidth('wide')).toBeGreaterThan(40);
    await expect(nameWidth('narrow')).toBeLessThan(2);
  },
};

export const FirstStep: Story = { args: { current: 0 } };

/** While a step is corrected from the summary, all other steps are shown as completed. */
export const CorrectingStep: Story = {
  tags: ['!autodocs'],
  args: { current: 1, allStepsDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/belum diisi/)).toBeNull();
    await expect(canvas.getAllByText(/selesai/)).not.toHaveLength(0);
  },
};

export const LastStep: Story = { args: { current: 6, headingLevel: 2 } };

function StepperWithButton() {
  const [current, setCurrent] = useState(0);
  return (
    <div className="nu:grid nu:gap-6">
      <Stepper steps={HEALTH_STEPS} current={current} />
      <Button className="nu:justify-self-start" onClick={() => setCurrent(current + 1)}>
        Lanjut
      </Button>
    </div>
  );
}

/** When the step changes, the title of the new step gets the focus. */
export const MovesTheFocus: Story = {
  tags: ['!autodocs'],
  render: () => <StepperWithButton />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(canvas.getByRole('heading', { name: 'Data Diri Tertanggung' })).toHaveFocus();
    await expect(canvas.getByText('Langkah 2 dari 7')).toBeVisible();
  },
};

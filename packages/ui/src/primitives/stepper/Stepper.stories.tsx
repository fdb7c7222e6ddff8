import { orderSteps } from '@naungan/domain/lines/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { steps: orderSteps('kesehatan'), current: 1 },
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

export const FirstStep: Story = { args: { current: 0 } };

export const LastStep: Story = { args: { current: 6, headingLevel: 2 } };

function Walk() {
  const [current, setCurrent] = useState(0);
  return (
    <div className="grid gap-6">
      <Stepper steps={orderSteps('kesehatan')} current={current} />
      <Button className="justify-self-start" onClick={() => setCurrent(current + 1)}>
        Lanjut
      </Button>
    </div>
  );
}

/** The new step's title takes the focus, so that a screen reader says where one is. */
export const MovesTheFocus: Story = {
  render: () => <Walk />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(canvas.getByRole('heading', { name: 'Data Diri Tertanggung' })).toHaveFocus();
    await expect(canvas.getByText('Langkah 2 dari 7')).toBeVisible();
  },
};

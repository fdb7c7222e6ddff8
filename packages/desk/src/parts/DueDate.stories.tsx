import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskParameters } from '../stories/desk-story.fixture.tsx';
import { DueDate } from './DueDate.tsx';

const NOW = Date.parse('2026-11-24T02:00:00.000Z');

const meta = {
  title: 'Desk/DueDate',
  component: DueDate,
  parameters: deskParameters,
  args: { day: '2026-11-25', now: NOW },
} satisfies Meta<typeof DueDate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day that is today or past stands out by its text, its weight and its colour. */
export const FutureTodayAndPast: Story = {
  render: () => (
    <div className="nu:grid nu:gap-2 nu:bg-surface nu:p-4">
      <DueDate day="2026-11-25" now={NOW} />
      <DueDate day="2026-11-24" now={NOW} />
      <DueDate day="2026-11-23" now={NOW} />
    </div>
  ),
  play: async ({ canvas }) => {
    const texts = ['Tenggat 25/11/2026', 'Tenggat hari ini', 'Lewat tenggat 23/11/2026'];
    const styles = texts.map((text) => getComputedStyle(canvas.getByText(text)));
    await expect(new Set(styles.map(({ color }) => color)).size).toBe(3);
    await expect(styles.map(({ fontWeight }) => fontWeight)).toEqual(['400', '600', '600']);
  },
};

/** In the narrow column of a list, a day that is not past stays on one line. */
export const NarrowColumn: Story = {
  render: () => (
    <div className="nu:w-24 nu:bg-surface nu:p-2">
      <DueDate day="2026-11-25" now={NOW} />
      <DueDate day="2026-11-24" now={NOW} />
      <DueDate day="2026-11-23" now={NOW} />
    </div>
  ),
  play: async ({ canvas }) => {
    const lineCount = (text: string) => {
      const element = canvas.getByText(text);
      return element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight);
    };
    await expect(lineCount('Tenggat 25/11/2026')).toBe(1);
    await expect(lineCount('Tenggat hari ini')).toBe(1);
    await expect(lineCount('Lewat tenggat 23/11/2026')).toBeGreaterThan(1);
  },
};

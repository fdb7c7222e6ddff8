import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { Carousel } from './Carousel.tsx';

const slides = ['Rawat inap', 'Rawat jalan', 'Melahirkan', 'Gigi', 'Kacamata'].map((title) => (
  <Card key={title} className="h-full">
    <p className="font-bold">{title}</p>
    <p className="text-muted">Manfaat sesuai tabel polis Anda.</p>
  </Card>
));

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: 'Manfaat polis', children: slides },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Berikutnya' });
    await expect(canvas.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('2 dari 5')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Sebelumnya' })).toBeEnabled();
  },
};

export const ThreeAView: Story = { args: { slideClassName: 'basis-4/5 sm:basis-1/2 lg:basis-1/3' } };

/** Turns by itself, and can be stopped (WCAG 2.2.2). */
export const Autoplay: Story = {
  args: { autoplay: 2000, loop: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hentikan putaran' }));
    await expect(await canvas.findByRole('button', { name: 'Putar otomatis' })).toBeVisible();
  },
};

export const OneSlide: Story = {
  args: { children: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

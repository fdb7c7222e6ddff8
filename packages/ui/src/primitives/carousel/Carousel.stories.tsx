import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { guide } from './Carousel.guide.ts';
import { Carousel } from './Carousel.tsx';

const slides = ['Rawat inap', 'Rawat jalan', 'Melahirkan', 'Gigi', 'Kacamata'].map((title) => (
  <Card key={title} className="nu:h-full">
    <p className="nu:font-bold">{title}</p>
    <p className="nu:text-muted">Manfaat sesuai tabel polis Anda.</p>
  </Card>
));

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  parameters: { guide },
  // A headless browser places the pointer in the top left corner, and a pointer over the carousel stops the autoplay. The
  // decorator keeps the carousel away from this corner.
  decorators: (Story) => (
    <div className="nu:p-4">
      <Story />
    </div>
  ),
  args: { label: 'Manfaat polis', children: slides },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nextButton = await canvas.findByRole('button', { name: 'Berikutnya' });
    await expect(canvas.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
    await userEvent.click(nextButton);
    await waitFor(() => expect(canvas.getByText('2 dari 5')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Sebelumnya' })).toBeEnabled();
  },
};

export const ThreeSlidesPerView: Story = {
  args: { slideClassName: 'nu:basis-full nu:@tablet:basis-1/2 nu:@desktop:basis-1/3' },
};

/** Disables the reduced motion that the story runner emulates, so that autoplay starts. */
function allowMotion() {
  const { matchMedia } = window;
  spyOn(window, 'matchMedia').mockImplementation(() => matchMedia('not all'));
}

/** A button stops the autoplay (WCAG 2.2.2). */
export const Autoplay: Story = {
  tags: ['!autodocs'],
  args: { autoplay: 2000, loop: true },
  beforeEach: allowMotion,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda animasi' }));
    await expect(await canvas.findByRole('button', { name: 'Lanjutkan animasi' })).toBeVisible();
  },
};

/** Autoplay continues after a change of the width, as when a phone is rotated. */
export const KeepsPlayingAfterResize: Story = {
  tags: ['!autodocs'],
  args: { autoplay: 2000, loop: true },
  beforeEach: allowMotion,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Jeda animasi' });
    const [slide] = canvas.getAllByRole('listitem');
    const initialWidth = slide?.offsetWidth;
    canvasElement.style.width = '300px';
    await waitFor(() => expect(slide?.offsetWidth).not.toBe(initialWidth));
    // The carousel measures its slides again within these three frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(canvas.getByRole('button', { name: 'Jeda animasi' })).toBeVisible();
    canvasElement.style.width = '';
  },
};

/** If the visitor prefers reduced motion, autoplay starts only on a click. */
export const AutoplayWithReducedMotion: Story = {
  args: { autoplay: 2000, loop: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lanjutkan animasi' })).toBeVisible();
  },
};

export const OneSlide: Story = {
  args: { children: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskParameters, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { DocumentPanel } from './DocumentPanel.tsx';

/** A picture with a mark in its middle. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#cfe0d8"/><circle cx="50%" cy="50%" r="12" fill="#0b5d4d"/></svg>`,
  )}`;
const documentOf = (title: string, width: number, height: number) => ({
  id: title,
  title,
  url: picture(width, height),
  isPdf: false,
});

const meta = {
  title: 'Desk/DocumentPanel',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {},
    href: '#/claims/c-1',
    children: (
      <div style={{ width: 380, height: 560 }}>
        <DocumentPanel
          documents={[documentOf('Foto kerusakan', 800, 500), documentOf('KTP', 120, 76)]}
          onReload={() => undefined}
        />
      </div>
    ),
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The middle of a picture stays in the middle of the area, also of a picture that is smaller than the area. */
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    const image = await canvas.findByRole('img', { name: 'Foto kerusakan' });
    const area = canvas.getByRole('region', { name: 'Foto kerusakan' });
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, width };
    };
    const { width } = middle(image);
    for (const factor of [1.5, 2, 3, 4]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Perbesar' }));
      await expect(middle(image).width / width).toBeCloseTo(factor, 1);
      await expect(Math.abs(middle(image).x - middle(area).x)).toBeLessThan(12);
      await expect(Math.abs(middle(image).y - middle(area).y)).toBeLessThan(12);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'KTP' }));
    const small = await canvas.findByRole('img', { name: 'KTP' });
    await expect(middle(small).width).toBeGreaterThan(300);
  },
};

/** With the arrows, the tab of the open document stays in the visible part of the bar. */
export const ManyDocuments: Story = {
  args: {
    children: (
      <div style={{ width: 380, height: 560 }}>
        <DocumentPanel
          documents={['KTP', 'Foto kerusakan depan', 'Laporan kepolisian', 'STNK', 'SIM pengemudi'].map(
            (title) => documentOf(title, 200, 120),
          )}
          onReload={() => undefined}
        />
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const tabOf = (name: string) => canvas.getByRole('button', { name });
    const expectVisible = async (name: string) => {
      const { left, right } = tabOf(name).getBoundingClientRect();
      const bar = canvas.getByRole('list').getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(Math.floor(bar.left));
      await expect(right).toBeLessThanOrEqual(Math.ceil(bar.right));
    };
    await canvas.findByRole('img', { name: 'KTP' });
    await expect(tabOf('SIM pengemudi').getBoundingClientRect().right).toBeGreaterThan(400);
    for (const name of ['Foto kerusakan depan', 'Laporan kepolisian', 'STNK', 'SIM pengemudi']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Berkas berikutnya' }));
      await canvas.findByRole('img', { name });
      await expectVisible(name);
    }
    for (const name of ['STNK', 'Laporan kepolisian', 'Foto kerusakan depan', 'KTP']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Berkas sebelumnya' }));
      await canvas.findByRole('img', { name });
      await expectVisible(name);
    }
  },
};

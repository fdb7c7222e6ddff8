import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { guide } from './PrintButton.guide.ts';
import { PrintButton } from './PrintButton.tsx';

const meta = {
  title: 'Primitives/PrintButton',
  component: PrintButton,
  parameters: { guide },
  args: { variant: 'secondary' },
  render: (args) => (
    <div>
      <p>Halaman di sekitarnya</p>
      <div>
        <p style={{ display: 'flex' }}>Bagian lain</p>
        <article data-paper="">
          <p>Perbandingan dua produk</p>
          <PrintButton {...args} />
        </article>
      </div>
    </div>
  ),
} satisfies Meta<typeof PrintButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While printing, only the element with `data-paper` is visible; afterwards the whole page is visible again. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const printedText = canvas.getByText('Perbandingan dua produk');
    const otherTexts = [canvas.getByText('Halaman di sekitarnya'), canvas.getByText('Bagian lain')];
    const visibilityInPrint: boolean[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      visibilityInPrint.push(...[printedText, ...otherTexts].map((element) => element.checkVisibility()));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(visibilityInPrint).toEqual([true, false, false]);
    window.dispatchEvent(new Event('afterprint'));
    for (const otherText of otherTexts) await expect(otherText).toBeVisible();
    await expect(otherTexts[1]?.style.display).toBe('flex');
    await expect(otherTexts[0]?.getAttribute('style') ?? '').toBe('');
  },
};

/**
 * In a sandboxed frame the browser fires `beforeprint` but not `afterprint`. The page is then shown again at
 * the next click or key.
 */
export const PrintingNeverEnds: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(canvas.getByText('Bagian lain')).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Bagian lain')).toBeVisible();
  },
};

/** In in-app browsers, where `print` does nothing, the page stays visible. */
export const BrowserCannotPrint: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(canvas.getByText('Bagian lain')).toBeVisible();
    // A later print from the browser's menu prints the whole page.
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText('Bagian lain')).toBeVisible();
  },
};

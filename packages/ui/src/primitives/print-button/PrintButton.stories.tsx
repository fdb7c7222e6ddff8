import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { PrintButton } from './PrintButton.tsx';

const meta = {
  title: 'Primitives/PrintButton',
  component: PrintButton,
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

/** The page around the paper is back once it is printed, as it was. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const paper = canvas.getByText('Perbandingan dua produk');
    const others = [canvas.getByText('Halaman di sekitarnya'), canvas.getByText('Bagian lain')];
    const shown: boolean[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      shown.push(...[paper, ...others].map((element) => element.checkVisibility()));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(shown).toEqual([true, false, false]);
    window.dispatchEvent(new Event('afterprint'));
    for (const other of others) await expect(other).toBeVisible();
    await expect(others[1]?.style.display).toBe('flex');
    await expect(others[0]?.getAttribute('style') ?? '').toBe('');
  },
};

/** Where printing is forbidden it begins and does not end: the reader goes on all the same. */
export const PrintingThatDoesNotEnd: Story = {
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

/** Browsers inside apps have the call and do nothing: then nothing may be gone either. */
export const WhereNothingIsPrinted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(canvas.getByText('Bagian lain')).toBeVisible();
    // What the reader prints later is the page.
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText('Bagian lain')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './Button.guide.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Lanjut', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { iconEnd: <ArrowRight aria-hidden="true" size={20} /> },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Lanjut' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Secondary: Story = {
  args: { variant: 'secondary', children: 'Kembali' },
};

export const Quiet: Story = {
  args: {
    variant: 'quiet',
    size: 'sm',
    iconStart: <Plus aria-hidden="true" size={20} />,
    children: 'Bandingkan',
  },
};

export const Danger: Story = { args: { variant: 'danger', children: 'Hapus draf' } };

export const Small: Story = {
  args: { size: 'sm', children: 'Beli' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button', { name: 'Beli' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A pending button keeps its name and its focus, and ignores clicks and Enter. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Lanjut' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const handleSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** While the submit button is pending, Enter in a field does not submit the form. */
export const PendingInForm: Story = {
  tags: ['!autodocs'],
  args: { type: 'submit', pending: true, children: 'Kirim' },
  decorators: [
    (Story) => (
      <form onSubmit={handleSubmit}>
        <input aria-label="Nama" className="nu:field-frame nu:min-h-12 nu:px-3" />
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    handleSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nama' }), 'Sari{Enter}');
    await expect(handleSubmit).not.toHaveBeenCalled();
  },
};

export const PendingKeepsWidth: Story = {
  render: (args) => (
    <div className="nu:flex nu:gap-3">
      <Button {...args}>Bayar sekarang</Button>
      <Button {...args} pending>
        Bayar sekarang
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idleButton, pendingButton] = canvas.getAllByRole('button', { name: 'Bayar sekarang' });
    await expect(pendingButton?.getBoundingClientRect().width).toBe(
      idleButton?.getBoundingClientRect().width,
    );
  },
};

export const LongLabelOnPhone: Story = {
  args: { children: 'Lihat seluruh pilihan produk asuransi kesehatan keluarga', className: 'nu:w-full' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const AsLink: Story = {
  render: () => (
    <div className="nu:flex nu:flex-wrap nu:gap-3">
      <ButtonLink href="#beli">Beli</ButtonLink>
      <ButtonLink href="#detail" variant="secondary">
        Detail
      </ButtonLink>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Detail' })).toHaveAttribute(
      'href',
      '#detail',
    );
  },
};

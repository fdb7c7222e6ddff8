import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './GoogleAccountUnknown.guide.ts';
import { GoogleAccountUnknown, type GoogleAccountUnknownProps } from './GoogleAccountUnknown.tsx';

const onRegister: GoogleAccountUnknownProps['onRegister'] = fn(async () => {});

const meta = {
  title: 'Account/GoogleAccountUnknown',
  component: GoogleAccountUnknown,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    onRegister,
    loginHref: '/login',
    termsHref: '/p/syarat-ketentuan',
    privacyHref: '/p/kebijakan-privasi',
  },
  render: (args) => (
    <>
      <GoogleAccountUnknown {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof GoogleAccountUnknown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Kebijakan Privasi' })).toHaveAttribute(
      'href',
      args.privacyHref,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Daftar dengan Google' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onRegister).mockRejectedValueOnce(new Error('Koneksi terputus.'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Daftar dengan Google' }));
    await expect(await screen.findByText('Koneksi terputus.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './InsurerLogo.guide.ts';
import { InsurerLogo } from './InsurerLogo.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Ccircle cx="32" cy="32" r="26" fill="%231d5fa8"/%3E%3C/svg%3E';

const meta = {
  title: 'Primitives/InsurerLogo',
  component: InsurerLogo,
  parameters: { guide },
  args: { name: 'Sambirejo Kencana Fiktif' },
} satisfies Meta<typeof InsurerLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SK')).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'sm', name: 'PT Asuransi Padma Mandalika' } };

export const Picture: Story = { args: { src: picture } };

/** Shows the initials if the picture fails to load. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('SK')).toBeVisible());
  },
};

export const Row: Story = {
  render: () => (
    <div className="nu:flex nu:flex-wrap nu:gap-3">
      {['Sambirejo Kencana', 'Padma Mandalika', 'Lawang Perkasa', 'Teratai', 'Nusaraga Jaya'].map((name) => (
        <InsurerLogo key={name} name={name} />
      ))}
    </div>
  ),
};

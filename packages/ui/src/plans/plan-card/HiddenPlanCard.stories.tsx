import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './HiddenPlanCard.guide.ts';
import { HiddenPlanCard, UnlockPrompt } from './HiddenPlanCard.tsx';
import { PlanCardSkeleton } from './PlanCardSkeleton.tsx';

const meta = {
  title: 'Plans/HiddenPlanCard',
  component: UnlockPrompt,
  parameters: { guide },
  args: { detailsInvalid: false, loginHref: '/login?next=%2Fproducts', pending: false, onUnlock: fn() },
  render: (args) => (
    <HiddenPlanCard>
      <UnlockPrompt {...args} />
    </HiddenPlanCard>
  ),
} satisfies Meta<typeof UnlockPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPrompt: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Mau lihat produk asuransi lainnya?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', args.loginHref);
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat semua' }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};

/** If the server does not accept the contact details that the guest has sent, the prompt asks for other details. */
export const DetailsInvalid: Story = { args: { detailsInvalid: true } };

export const DialogLoading: Story = { args: { pending: true } };

export const WithoutPrompt: Story = { render: () => <HiddenPlanCard /> };

export const Loading: Story = { render: () => <PlanCardSkeleton /> };

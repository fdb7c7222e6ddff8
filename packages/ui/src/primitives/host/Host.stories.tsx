import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button, ButtonLink } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { FailedState } from '../failed-state/index.ts';
import { Heading } from '../heading/index.ts';
import { LoadMore } from '../load-more/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Host.guide.ts';
import { HostProvider } from './index.ts';

const navigate = fn();

/** A link of a client-side router, which changes the URL without reloading the page. */
function RouterLink({ href, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={`#${href}`}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

function HostPage() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <HostProvider Link={RouterLink} headingLevel={3} portalContainer={container}>
      <Heading level={1}>Pesanan saya</Heading>
      <Heading level={2}>Langkah berikutnya</Heading>
      <ButtonLink href="/orders/">Lihat pesanan</ButtonLink>
      <ButtonLink href="/polis.pdf" target="_blank">
        Unduh Polis
      </ButtonLink>
      <Button onClick={() => setOpen(true)}>Status</Button>
      <div ref={setContainer} data-testid="dialog-container" />
      <Dialog open={open} onOpenChange={setOpen} title="Status Pengiriman">
        Belum dikirim
      </Dialog>
    </HostProvider>
  );
}

const meta = { title: 'Primitives/Host', component: HostPage, parameters: { guide } } satisfies Meta<
  typeof HostPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A partner's page can override the link component, the heading level, and the element that contains dialogs. A link that
 * opens a new tab stays native.
 */
export const InPartnerSite: Story = {
  // This rule rejects a page whose first heading has level 3.
  parameters: { a11y: { options: { rules: { 'heading-order': { enabled: false } } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Pesanan saya', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Langkah berikutnya', level: 4 })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Lihat pesanan' }));
    await expect(navigate).toHaveBeenCalledWith('/orders/');
    await expect(canvas.getByRole('link', { name: 'Unduh Polis' })).toHaveAttribute('href', '/polis.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    const dialog = await screen.findByRole('dialog', { name: 'Status Pengiriman' });
    await expect(canvas.getByTestId('dialog-container')).toContainElement(dialog);
  },
};

/** The texts of the components in another language: of the provider, and of a single component by its prop. */
export const InAnotherLanguage: Story = {
  tags: ['!autodocs'],
  render: () => (
    <HostProvider messages={{ FailedState: { retry: 'Try again' }, Field: { optional: '(optional)' } }}>
      <HostProvider messages={{ LoadMore: { shown: (count, total) => `${count} of ${total}` } }}>
        <FailedState onRetry={() => {}} messages={{ title: 'Loading failed' }}>
          Check your connection.
        </FailedState>
        <LoadMore
          hasMore
          onLoadMore={() => {}}
          shownCount={10}
          total={12}
          messages={{ loadMore: 'Show more' }}
        />
        <PasswordField
          label="Password"
          requirement="optional"
          messages={{ show: 'Show password', optional: '(can be empty)' }}
        />
        <TextField label="Name" requirement="optional" />
      </HostProvider>
    </HostProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Loading failedCheck your connection.Try again',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('10 of 12');
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
    await expect(canvas.getByLabelText('Password (can be empty)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(canvas.getByLabelText('Name (optional)')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CLAIM_MAIL, claimIn } from '../stories/claims.fixture.ts';
import { deskParameters, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ClaimScreen } from './ClaimScreen.tsx';

const LONG_WORD = 'x'.repeat(6_000);
const AT = '2026-11-23T01:00:00.000Z';
const CLAIM = claimIn('review', ['reject']);

const meta = {
  title: 'Desk/ClaimLongWords',
  component: StoryDesk,
  parameters: {
    ...deskParameters,
    viewport: { options: { laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } } } },
  },
  args: {
    calls: {
      deskClaim: () => ({
        ...CLAIM,
        messages: [{ id: 'p-1', at: AT, from: 'claimant', text: LONG_WORD }],
        desk: {
          ...CLAIM.desk,
          history: CLAIM.desk.history.map((change) => ({ ...change, reason: LONG_WORD })),
        },
      }),
      deskNotes: () => [
        { id: 'n-1', at: AT, text: LONG_WORD, author: { id: 'p-1', fullName: 'Dewi Lestari' } },
      ],
      deskPreviewClaimMail: () => ({ ...CLAIM_MAIL, lines: [LONG_WORD] }),
    },
    children: <ClaimScreen params={{ id: 'c-1' }} />,
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the elements inside `root` that have a part to which one must scroll sideways, or that is cut. */
const tooWide = (root: Element) =>
  [root, ...root.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX !== 'visible' &&
      !element.matches('textarea, .nu\\:sr-only, [aria-label=Berkas] *'),
  );

/** A text of 6,000 characters without a space wraps in messages, notes, history and the preview of the mail. */
export const AtDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const side = await canvas.findByRole('region', { name: 'Tindakan dan riwayat' });
    await expect(await within(side).findAllByText(LONG_WORD)).toHaveLength(3);
    await expect(tooWide(document.body)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /^Tolak/ }));
    const dialog = await screen.findByRole('dialog');
    const mail = await within(dialog).findByRole('region', { name: 'Pratinjau email' });
    await within(mail).findByText(LONG_WORD);
    await expect(tooWide(document.body)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const AtLaptop: Story = { ...AtDesktop, globals: { viewport: { value: 'laptop' } } };

export const AtTablet: Story = { ...AtDesktop, globals: { viewport: { value: 'tablet' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { createDeferred } from '../fixtures/deferred.ts';
import { expectCards } from '../fixtures/expect-cards.ts';
import { planPage } from '../fixtures/plans.ts';
import { DEFAULT_PLAN_QUERY, PAGE_SIZE } from '../plan-query/index.ts';
import type { PlanPage } from '../plan-query/read-pages.ts';
import planListMeta from './PlanList.stories.tsx';
import { PlanList } from './PlanList.tsx';

/** `card`: index of the first visible card; `top`: its distance from the top of the window in pixels. */
const STORED_POSITION = { card: 7, top: 40 };
/** Number of pages that the list shows at first. */
const PAGE_COUNT = 2;
const CARD_COUNT = PAGE_COUNT * PAGE_SIZE;

/** Each story begins when the visitor returns to a list whose history entry contains a scroll position. */
const meta = {
  title: 'Plans/PlanList/Scroll',
  component: PlanList,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...planListMeta.args,
    query: { ...DEFAULT_PLAN_QUERY, page: PAGE_COUNT },
    load: async (query, size) => planPage(query, { size }),
  },
  beforeEach: () => {
    history.replaceState({ ...history.state, place: STORED_POSITION }, '');
    return () => {
      history.replaceState({ ...history.state, place: undefined }, '');
      scrollTo(0, 0);
    };
  },
} satisfies Meta<typeof PlanList>;

export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (card: HTMLElement | undefined) => Math.round(card?.getBoundingClientRect().top ?? 0);

/**
 * The list scrolls to the stored position. It does not store positions to which the browser scrolls while rows load.
 */
export const RestoresPosition: Story = {
  play: async ({ canvas, canvasElement }) => {
    const simulateBrowserScroll = () => dispatchEvent(new Event('scrollend'));
    const observer = new MutationObserver(simulateBrowserScroll);
    observer.observe(canvasElement, { childList: true, subtree: true });
    await expectCards(canvas, CARD_COUNT);
    await waitFor(() =>
      expect(topOf(canvas.getAllByRole('article')[STORED_POSITION.card])).toBe(STORED_POSITION.top),
    );
    observer.disconnect();
    simulateBrowserScroll();
    await expect(history.state.place.card).toBe(STORED_POSITION.card);
  },
};

/** If the visitor scrolls, the list stops restoring the position and stores the new one. */
export const EndsOnUserScroll: Story = {
  play: async ({ canvas }) => {
    await expectCards(canvas, CARD_COUNT);
    await fireEvent.wheel(document.body);
    scrollTo(0, 900);
    await waitFor(() => expect(history.state.place.card).not.toBe(STORED_POSITION.card));
    await expect(scrollY).toBe(900);
  },
};

/** Rows that the browser does not lay out are marked with `data-far`, so that a page can omit their animations. */
export const MarksFarRows: Story = {
  play: async ({ canvas }) => {
    await expectCards(canvas, CARD_COUNT);
    const lastRow = () => canvas.getAllByRole('article').at(-1)?.closest('li');
    await waitFor(() => expect(lastRow()).toHaveAttribute('data-far'));
    const firstVisibleCard = canvas.getAllByRole('article')[STORED_POSITION.card];
    await expect(firstVisibleCard?.closest('li')).not.toHaveAttribute('data-far');
    // Ends the restoration of the stored position.
    await fireEvent.wheel(document.body);
    scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(lastRow()).not.toHaveAttribute('data-far'));
    scrollTo(0, 0);
    await waitFor(() => expect(lastRow()).toHaveAttribute('data-far'));
  },
};

/** On a partner's page the list does not change the history entry and leaves the browser's scroll restoration on. */
export const OnPartnerPage: Story = {
  args: { restoreScroll: false },
  play: async ({ canvas }) => {
    await expectCards(canvas, CARD_COUNT);
    await expect(history.scrollRestoration).toBe('auto');
    scrollTo(0, 900);
    dispatchEvent(new Event('scrollend'));
    await expect(history.state.place).toEqual(STORED_POSITION);
  },
};

const memberResponse = createDeferred<PlanPage>();

/**
 * A member returns to a list that the server has rendered for a visitor. The list has placeholders, which are lower than
 * cards. It scrolls to the stored position when the member's plans have loaded.
 */
export const RestoresPositionForMember: Story = {
  args: {
    signedIn: null,
    renderedPages: planPage({ ...DEFAULT_PLAN_QUERY, page: 1 }, { size: 20, visibleCount: 3 }),
    load: () => memberResponse.promise,
  },
  render: (args) => {
    const [signedIn, setSignedIn] = useState<boolean | null>(null);
    return (
      <>
        <button type="button" onClick={() => setSignedIn(true)}>
          Sesi dipulihkan
        </button>
        <PlanList {...args} signedIn={signedIn} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expectCards(canvas, 3);
    // Waits for more frames than the list waits before it regards a restored position as final.
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    await fireEvent.click(canvas.getByRole('button', { name: 'Sesi dipulihkan' }));
    memberResponse.resolve(planPage({ ...DEFAULT_PLAN_QUERY, page: 1 }, { size: 20 }));
    await expectCards(canvas, 20);
    await waitFor(() =>
      expect(topOf(canvas.getAllByRole('article')[STORED_POSITION.card])).toBe(STORED_POSITION.top),
    );
  },
};

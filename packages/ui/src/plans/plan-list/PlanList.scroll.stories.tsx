import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { expectCards } from '../fixtures/expect-cards.ts';
import { planPage } from '../fixtures/plans.ts';
import { DEFAULT_PLAN_QUERY } from '../plan-query/index.ts';
import list from './PlanList.stories.tsx';
import { PlanList } from './PlanList.tsx';

const STORED_POSITION = { card: 7, top: 40 };

/** The visitor returns to a list that was left at a scroll position in the middle. */
const meta = {
  title: 'Plans/PlanList/Scroll',
  component: PlanList,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...list.args,
    query: { ...DEFAULT_PLAN_QUERY, page: 2 },
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
 * While the page is short, the browser changes the scroll position. The list does not store that position.
 */
export const RestoresPosition: Story = {
  play: async ({ canvas, canvasElement }) => {
    const browserScrolls = () => dispatchEvent(new Event('scrollend'));
    const observer = new MutationObserver(browserScrolls);
    observer.observe(canvasElement, { childList: true, subtree: true });
    await expectCards(canvas, 20);
    await waitFor(() =>
      expect(topOf(canvas.getAllByRole('article')[STORED_POSITION.card])).toBe(STORED_POSITION.top),
    );
    observer.disconnect();
    browserScrolls();
    await expect(history.state.place.card).toBe(STORED_POSITION.card);
  },
};

/** The visitor's scrolling ends the restoration. */
export const EndsOnUserScroll: Story = {
  play: async ({ canvas }) => {
    await expectCards(canvas, 20);
    await fireEvent.wheel(document.body);
    scrollTo(0, 900);
    await waitFor(() => expect(history.state.place.card).not.toBe(STORED_POSITION.card));
    await expect(scrollY).toBe(900);
  },
};

/** On a partner's page, scrolling and history are not changed. */
export const OnPartnerPage: Story = {
  args: { restoreScroll: false },
  play: async ({ canvas }) => {
    await expectCards(canvas, 20);
    await expect(history.scrollRestoration).toBe('auto');
    scrollTo(0, 900);
    dispatchEvent(new Event('scrollend'));
    await expect(history.state.place).toEqual(STORED_POSITION);
  },
};

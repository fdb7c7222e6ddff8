import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { expectCards } from '../fixtures/expect-cards.ts';
import { planPage } from '../fixtures/plans.ts';
import { DEFAULT_PLAN_QUERY } from '../plan-query/index.ts';
import list from './PlanList.stories.tsx';
import { PlanList } from './PlanList.tsx';

const PLACE = { card: 7, top: 40 };

/** Coming back to a list that was left in its middle. */
const meta = {
  title: 'Plans/PlanList/Place',
  component: PlanList,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...list.args,
    query: { ...DEFAULT_PLAN_QUERY, page: 2 },
    load: async (query, size) => planPage(query, { size }),
  },
  beforeEach: () => {
    history.replaceState({ ...history.state, place: PLACE }, '');
    return () => {
      history.replaceState({ ...history.state, place: undefined }, '');
      scrollTo(0, 0);
    };
  },
} satisfies Meta<typeof PlanList>;

export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (card: HTMLElement | undefined) => Math.round(card?.getBoundingClientRect().top ?? 0);

/** What the browser scrolls by itself, while the page is still short or grows, is not where the reader was. */
export const IsFoundAgain: Story = {
  play: async ({ canvas, canvasElement }) => {
    const browserScrolls = () => dispatchEvent(new Event('scrollend'));
    const growing = new MutationObserver(browserScrolls);
    growing.observe(canvasElement, { childList: true, subtree: true });
    await expectCards(canvas, 20);
    await waitFor(() => expect(topOf(canvas.getAllByRole('article')[PLACE.card])).toBe(PLACE.top));
    growing.disconnect();
    browserScrolls();
    await expect(history.state.place.card).toBe(PLACE.card);
  },
};

/** The list does not hold on to a reader who goes elsewhere. */
export const GivesWayToTheReader: Story = {
  play: async ({ canvas }) => {
    await expectCards(canvas, 20);
    await fireEvent.wheel(document.body);
    scrollTo(0, 900);
    await waitFor(() => expect(history.state.place.card).not.toBe(PLACE.card));
    await expect(scrollY).toBe(900);
  },
};

/** A part of another's page: neither its scrolling nor its history is touched. */
export const IsTheHosts: Story = {
  args: { keepPlace: false },
  play: async ({ canvas }) => {
    await expectCards(canvas, 20);
    await expect(history.scrollRestoration).toBe('auto');
    scrollTo(0, 900);
    dispatchEvent(new Event('scrollend'));
    await expect(history.state.place).toEqual(PLACE);
  },
};

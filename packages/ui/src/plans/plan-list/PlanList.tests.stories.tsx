import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { createDeferred } from '../fixtures/deferred.ts';
import { expectCards } from '../fixtures/expect-cards.ts';
import { manualTimers } from '../fixtures/manual-timers.ts';
import { planCard, planPage } from '../fixtures/plans.ts';
import { DEFAULT_PLAN_QUERY } from '../plan-query/index.ts';
import type { PlanPage } from '../plan-query/read-pages.ts';
import planListMeta from './PlanList.stories.tsx';
import { PlanList, type PlanListProps } from './PlanList.tsx';

const load: PlanListProps['load'] = fn(async (query, size) => planPage(query, { size }));
/** Delay in milliseconds between a change of a filter and its request [2 §2]. */
const FILTER_DELAY_MS = 1000;
let filterTimers: ReturnType<typeof manualTimers>;

/** A page that stores the query of the list in component state. */
function Page(props: PlanListProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <PlanList
      {...props}
      query={query}
      onQueryChange={(newQuery) => {
        props.onQueryChange(newQuery);
        setQuery(newQuery);
      }}
    />
  );
}

const meta = {
  title: 'Plans/PlanList/Tests',
  component: PlanList,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: { ...planListMeta.args, load },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    filterTimers = manualTimers(FILTER_DELAY_MS);
    return filterTimers.release;
  },
} satisfies Meta<typeof PlanList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A browser sends no animation frames to a tab in the background; its list becomes complete all the same. */
export const CompleteWithoutFrames: Story = {
  // A picture waits for frames, which this story stops.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const request = spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    return () => request.mockRestore();
  },
  play: async ({ canvas }) => expectCards(canvas, 10),
};

/** Each change of a filter restarts the delay; all changes are sent in one request. */
export const WaitsAfterLastChange: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari nama produk' }), 'medika');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Urutkan' }), 'Premi terendah');
    await expect(filterTimers.count()).toBe(1);
    await expect(args.onQueryChange).not.toHaveBeenCalled();
    filterTimers.run();
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledOnce());
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      ...DEFAULT_PLAN_QUERY,
      q: 'medika',
      sortField: 'premium',
      sortOrder: 'asc',
    });
    await expect(await canvas.findByRole('heading', { level: 1, name: /^8 produk/ })).toBeVisible();
  },
};

/**
 * On a phone the visitor first expands the price filter. The upper thumb stays at the end of the slider, so the query
 * has no upper bound.
 */
export const NarrowsThePrice: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Harga', expanded: false }));
    const lowerThumb = canvas.getByRole('slider', { name: 'Terendah' });
    const { top } = lowerThumb.getBoundingClientRect();
    fireEvent.input(lowerThumb, { target: { value: '400000' } });
    // 'Hapus filter' appears below the slider, which does not move.
    await expect(canvas.getByRole('button', { name: 'Hapus filter' })).toBeVisible();
    await expect(lowerThumb.getBoundingClientRect().top).toBe(top);
    await waitFor(() => expect(filterTimers.count()).toBe(1));
    filterTimers.run();
    await waitFor(() =>
      expect(args.onQueryChange).toHaveBeenCalledWith({
        ...DEFAULT_PLAN_QUERY,
        priceMin: 400_000,
      }),
    );
  },
};

/** Enter in the search box sends the filters without the delay. */
export const EnterSendsWithoutDelay: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari nama produk' }), 'care{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...DEFAULT_PLAN_QUERY, q: 'care' });
    await expect(filterTimers.count()).toBe(0);
  },
};

/**
 * A filter that was changed and changed back causes no request, because a new request would remove the loaded
 * pages of the list.
 */
export const RevertedFilterSendsNothing: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await expectCards(canvas, 20);
    const search = canvas.getByRole('searchbox', { name: 'Cari nama produk' });
    await userEvent.type(search, 'care');
    await userEvent.clear(search);
    filterTimers.run();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Muat Lebih' })).toBeEnabled());
    await userEvent.type(search, 'care');
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await expectCards(canvas, 24);
  },
};

const firstResponse = createDeferred<PlanPage>();
const secondResponse = createDeferred<PlanPage>();
const singlePlanPage = (index: number): PlanPage => ({
  rows: [planCard(index)],
  total: 1,
  priceScale: null,
});

/** The response to the first search is ignored if it arrives after the response to the second search. */
export const LateResponseIgnored: Story = {
  args: {
    load: async (query) => {
      if (query.q === '') return planPage(query);
      return query.q === 'a' ? firstResponse.promise : secondResponse.promise;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const search = canvas.getByRole('searchbox', { name: 'Cari nama produk' });
    await userEvent.type(search, 'a{Enter}');
    await userEvent.type(search, 'b{Enter}');
    secondResponse.resolve(singlePlanPage(1));
    await expect(await canvas.findByRole('heading', { name: '1 produk untuk usia 36 tahun' })).toBeVisible();
    firstResponse.resolve(singlePlanPage(4));
    await firstResponse.promise;
    await expectCards(canvas, 1);
    await expect(canvas.getByRole('heading', { name: 'Medika Keluarga 100' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Sehat Nusantara 100' })).toBeNull();
  },
};

function PageWithLogin(props: PlanListProps) {
  const [signedIn, setSignedIn] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSignedIn(true)}>
        Masuk di tab lain
      </button>
      <Page {...props} signedIn={signedIn} />
    </>
  );
}

/** When the visitor signs in, the list is requested again and shows every plan. */
export const MemberSeesAllPlans: Story = {
  render: (args) => <PageWithLogin {...args} />,
  beforeEach: ({ args }) => {
    mocked(args.load).mockImplementationOnce(async (query) => planPage(query, { visibleCount: 3 }));
  },
  play: async ({ canvas }) => {
    await expectCards(canvas, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk di tab lain' }));
    await expectCards(canvas, 10);
  },
};

const visitorsPage = planPage(DEFAULT_PLAN_QUERY, { visibleCount: 3 });

/** A page with a button for each kind of visitor. It simulates that the kind becomes known only after the list was rendered. */
function PageWithLateVisitor(props: PlanListProps) {
  const [visitor, setVisitor] = useState<Partial<PlanListProps>>({ signedIn: null });
  return (
    <>
      <button type="button" onClick={() => setVisitor({ signedIn: false })}>
        Pengunjung
      </button>
      <button type="button" onClick={() => setVisitor({ signedIn: false, isKnownGuest: true })}>
        Tamu
      </button>
      <button type="button" onClick={() => setVisitor({ signedIn: true })}>
        Anggota
      </button>
      <Page {...props} {...visitor} />
    </>
  );
}

/** For a visitor who is not signed in, the plans that the server rendered stay on the page, without a request. */
export const RenderedForVisitor: Story = {
  args: { renderedPages: visitorsPage },
  render: (args) => <PageWithLateVisitor {...args} />,
  play: async ({ canvas, args }) => {
    await expectCards(canvas, 3);
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pengunjung' }));
    await expectCards(canvas, 3);
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledOnce());
  },
};

const memberResponse = createDeferred<PlanPage>();

/** A member never sees the hidden plans of the visitor's list, also while the member's list loads. */
export const RenderedForMember: Story = {
  args: { renderedPages: visitorsPage },
  render: (args) => <PageWithLateVisitor {...args} />,
  beforeEach: ({ args }) => {
    mocked(args.load).mockImplementationOnce(() => memberResponse.promise);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anggota' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText('Produk tersembunyi')).toBeNull());
    await expect(canvas.queryByRole('article')).toBeNull();
    memberResponse.resolve(planPage(DEFAULT_PLAN_QUERY));
    await expectCards(canvas, 10);
  },
};

/** For a guest with contact details the list is requested again and shows all plans. */
export const RenderedForGuest: Story = {
  args: { renderedPages: visitorsPage },
  render: (args) => <PageWithLateVisitor {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tamu' }));
    await expectCards(canvas, 10);
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

/**
 * A page on which the guest's details become known after the first request. `signedIn` changes too, because the list loads
 * again only after a change of `signedIn`.
 */
function PageWithGuest(props: PlanListProps) {
  const [isGuestKnown, setIsGuestKnown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsGuestKnown(true)}>
        Data ditinggalkan
      </button>
      <Page {...props} signedIn={isGuestKnown} isKnownGuest={isGuestKnown} />
    </>
  );
}

const allPlansResponse = createDeferred<PlanPage>();

/**
 * After the guest has sent contact details, the list still shows hidden plans until the new response arrives. In this
 * time the details are not reported as invalid.
 */
export const NewDetailsNotReportedInvalid: Story = {
  render: (args) => <PageWithGuest {...args} />,
  beforeEach: ({ args }) => {
    mocked(args.load)
      .mockImplementationOnce(async (query) => planPage(query, { visibleCount: 3 }))
      .mockImplementationOnce(() => allPlansResponse.promise);
  },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByRole('button', { name: 'Lihat semua' });
    let wasReportedInvalid = false;
    const observer = new MutationObserver(() => {
      wasReportedInvalid ||= canvasElement.textContent.includes('belum dapat kami verifikasi');
    });
    observer.observe(canvasElement, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Data ditinggalkan' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    allPlansResponse.resolve(planPage(DEFAULT_PLAN_QUERY));
    await expectCards(canvas, 10);
    observer.disconnect();
    await expect(wasReportedInvalid).toBe(false);
  },
};

const loadMany: PlanListProps['load'] = fn(async (query, size) => planPage(query, { total: 137, size }));

/** Six pages of a URL are loaded by two large requests; one additional page is loaded by one small request. */
export const LoadsManyPagesInFewRequests: Story = {
  args: { load: loadMany, query: { ...DEFAULT_PLAN_QUERY, page: 6 } },
  play: async ({ canvas }) => {
    await expectCards(canvas, 60);
    await expect(loadMany).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('Menampilkan 60 dari 137')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await expectCards(canvas, 70);
    await expect(loadMany).toHaveBeenLastCalledWith({ ...DEFAULT_PLAN_QUERY, page: 7 }, 10);
  },
};

/** A long list, which is rendered a few rows at a time, shows every row once. A filter then replaces all rows. */
export const LongListReplaced: Story = {
  args: { load: loadMany, query: { ...DEFAULT_PLAN_QUERY, page: 4 } },
  play: async ({ canvas }) => {
    await expectCards(canvas, 40);
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names).toEqual(Array.from({ length: 40 }, (_, index) => planCard(index).productName));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari nama produk' }), 'medika plus{Enter}');
    await expectCards(canvas, 10);
    await waitFor(() => expect(canvas.queryByText('Memperbarui daftar…')).toBeNull());
    await expect(canvas.queryByRole('heading', { name: 'Sehat Prima 100' })).toBeNull();
    await expect(canvas.getByText('Menampilkan 10 dari 23')).toBeVisible();
  },
};

/** A page that stays mounted while its search changes. It stores the search in state, and ignores `props.search`. */
function PageWithSearch(props: PlanListProps<'kesehatan'>) {
  const [dob, setDob] = useState<'1990-01-01' | '1960-01-01'>('1990-01-01');
  return (
    <>
      <button type="button" onClick={() => setDob('1960-01-01')}>
        Lahir 1960
      </button>
      <Page {...props} search={{ dob }} />
    </>
  );
}

/** The plans that the server rendered have premiums for the first search, so a second search loads the plans again. */
export const RenderedForFirstSearch: Story = {
  args: { renderedPages: visitorsPage, signedIn: false },
  render: (args) => <PageWithSearch {...args} line="kesehatan" search={{}} loadPlan={async () => null} />,
  play: async ({ canvas, args }) => {
    await expectCards(canvas, 3);
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Lahir 1960' }));
    await expectCards(canvas, 10);
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

const newListResponse = createDeferred<PlanPage>();

/** After a change of the birth date the former plans disappear immediately, because their premiums depend on the age. */
export const NewBirthDateNewList: Story = {
  render: (args) => <PageWithSearch {...args} line="kesehatan" search={{}} loadPlan={async () => null} />,
  beforeEach: ({ args }) => {
    mocked(args.load)
      .mockImplementationOnce(async (query, size) => planPage(query, { size }))
      .mockImplementationOnce(() => newListResponse.promise);
  },
  play: async ({ canvas, args }) => {
    await expectCards(canvas, 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Lahir 1960' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    newListResponse.resolve(planPage(DEFAULT_PLAN_QUERY, { visibleCount: 3 }));
    await expectCards(canvas, 3);
  },
};

/** With the plain heading, for a partner's page, there is no breadcrumb. */
export const PlainHeading: Story = {
  args: { heading: 'plain' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /produk untuk/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Jejak halaman' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ubah tanggal lahir' })).toBeVisible();
  },
};

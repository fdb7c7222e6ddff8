import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The plans for a search, which a visitor can filter, compare, order or discuss with a consultant.',
  whenToUse: ['The page with the results of a search.'],
  whenNot: ['A few examples on a content page: use `ExamplePlanCards`.'],
  doExample: { story: 'Default', because: 'The search is stated above the list and can be changed.' },
  dontExample: {
    story: 'NoneForTheseFilters',
    because: 'Do not show an empty list without a way out. The list offers to remove the filters.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the filters, the cards and their buttons.' },
    { keys: 'Enter', action: 'Applies a filter at once; opens a link.' },
    { keys: 'Space', action: 'Toggles the comparison or a filter.' },
    { keys: 'Arrow keys', action: 'Change the range of the price.' },
  ],
  accessibility: [
    'The number of plans is announced after a change.',
    'After loading more plans, the focus stays, and the new plans follow it.',
    'The list works without JavaScript: filters are a form, further pages are links.',
  ],
  status: 'stable',
  code: `import { PlanList } from '@naungan/ui/plans/plan-list';

<PlanList line="kesehatan" search={search} today={today} query={query} onQueryChange={setQuery} load={loadPlans} signedIn={signedIn} isKnownGuest={false} loginHref={loginHref} hrefs={hrefs} loadPlan={loadPlan} onSubmitGuest={sendDetails} onRequestConsultant={requestCall} />;`,
};

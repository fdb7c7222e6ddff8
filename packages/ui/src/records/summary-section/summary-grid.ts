/** Props of a `DescriptionList` that places short values side by side, as many as fit. */
export const SUMMARY_GRID = {
  layout: 'grid',
  className: 'nu:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!',
} as const;

/** Titles in one column and values in the next, on phones one below the other; what is long breaks where it has to. */
export const FACTS =
  'max-sm:gap-2 max-sm:[&>div]:block sm:grid-cols-[max-content_minmax(0,1fr)] sm:items-baseline sm:gap-x-5 sm:[&>div]:contents print:gap-y-1.5 [&_dd]:tabular [&_dd]:text-start! [&_dd]:wrap-anywhere';

/** Titles in one column and values in the next, on phones one below the other; what is long breaks where it has to. */
export const FACTS =
  'nu:max-sm:gap-2 nu:max-sm:[&>div]:block nu:sm:grid-cols-[max-content_minmax(0,1fr)] nu:sm:items-baseline nu:sm:gap-x-5 nu:sm:[&>div]:contents nu:print:gap-y-1.5 nu:[&_dd]:tabular nu:[&_dd]:text-start! nu:[&_dd]:wrap-anywhere';

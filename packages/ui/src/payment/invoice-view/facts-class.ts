/** Classes of a list of facts: labels in one column, values in the next; on phones each value is below its label. */
export const FACTS_CLASS =
  'nu:@max-tablet:gap-2 nu:@max-tablet:[&>div]:block nu:@tablet:grid-cols-[max-content_minmax(0,1fr)] nu:@tablet:items-baseline nu:@tablet:gap-x-5 nu:@tablet:[&>div]:contents nu:print:gap-y-1.5 nu:[&_dd]:tabular nu:[&_dd]:text-start! nu:[&_dd]:wrap-anywhere';

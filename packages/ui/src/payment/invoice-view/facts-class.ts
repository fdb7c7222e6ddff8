/** Title and value side by side, the values under one another; what is long breaks, where it has to. */
export const FACTS =
  'print:gap-1.5 [&>div]:grid [&>div]:grid-cols-[7.5rem_minmax(0,1fr)] sm:[&>div]:grid-cols-[9.5rem_minmax(0,1fr)] [&_dd]:text-start! [&_dd]:wrap-anywhere [&_dd]:tabular';

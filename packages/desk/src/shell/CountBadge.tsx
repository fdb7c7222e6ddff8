/** The badge shows higher numbers as '99+'. */
const MAX_SHOWN = 99;

/** Returns the name of a link with its count, such as 'Klaim, 12 menunggu'. */
export function nameWithCount(title: string, count: number): string {
  if (count === 0) return title;
  return `${title}, ${count > MAX_SHOWN ? `lebih dari ${MAX_SHOWN}` : count} menunggu`;
}

/** How many records wait, as a decoration; an empty space of the same width for none. */
export const CountBadge = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="nu:flex nu:justify-end nu:max-lg:absolute nu:max-lg:end-0 nu:max-lg:top-0 nu:lg:ms-auto nu:lg:w-8.5"
  >
    {count > 0 && (
      <span className="nu:tabular nu:grid nu:h-4.5 nu:min-w-4.5 nu:place-items-center nu:rounded-full nu:bg-brand nu:px-1 nu:text-[0.6875rem] nu:leading-none nu:font-bold nu:text-surface nu:lg:h-5 nu:lg:min-w-5 nu:lg:px-1.5">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
    )}
  </span>
);

export type TabLabelProps = { label: string; errors: number };

/** Label of a tab with its number of errors. */
export function TabLabel({ label, errors }: TabLabelProps) {
  if (errors === 0) return label;
  return (
    <>
      {label}
      <span className="nu:grid nu:size-6 nu:place-items-center nu:rounded-full nu:bg-bad nu:text-xs nu:font-bold nu:text-on-bad">
        {errors}
        <span className="nu:sr-only"> isian perlu diperiksa</span>
      </span>
    </>
  );
}

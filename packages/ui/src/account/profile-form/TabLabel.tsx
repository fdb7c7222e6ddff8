export type TabLabelProps = { label: string; errors: number };

/** Says on the tab itself how much of it is wrong. */
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

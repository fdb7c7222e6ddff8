export type TabLabelProps = { label: string; errors: number };

/** Says on the tab itself how much of it is wrong. */
export function TabLabel({ label, errors }: TabLabelProps) {
  if (errors === 0) return label;
  return (
    <>
      {label}
      <span className="grid size-6 place-items-center rounded-full bg-bad text-xs font-bold text-white">
        {errors}
        <span className="sr-only"> isian perlu diperiksa</span>
      </span>
    </>
  );
}

import { useMessages } from '../../primitives/host/messages.ts';
import { profileFormMessages } from './messages.ts';
export type TabLabelProps = { label: string; errorCount: number };

/** Label of a tab with its number of errors. */
export function TabLabel({ label, errorCount }: TabLabelProps) {
  const texts = useMessages('ProfileForm', profileFormMessages);
  if (errorCount === 0) return label;
  return (
    <>
      {label}
      <span className="nu:grid nu:size-6 nu:place-items-center nu:rounded-full nu:bg-bad nu:text-xs nu:font-bold nu:text-on-bad">
        {errorCount}
        <span className="nu:sr-only"> {texts.toCheck}</span>
      </span>
    </>
  );
}

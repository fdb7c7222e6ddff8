import { X } from 'lucide-react';

export type FilterChipProps = {
  /** What the list is limited to: 'Pelanggan: SITI RAHAYU'. */
  text: string;
  onRemove: () => void;
};

/** A filter that was chosen by a link, not by a field. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  return (
    <span className="nu:inline-flex nu:min-h-8.5 nu:max-w-full nu:items-center nu:gap-1 nu:rounded-lg nu:bg-brand-tint nu:ps-2.5 nu:pe-1 nu:text-sm nu:font-semibold nu:text-brand-dark">
      <span className="nu:min-w-0 nu:truncate" title={text}>
        {text}
      </span>
      <button
        type="button"
        aria-label={`Hapus filter ${text}`}
        title="Hapus filter ini"
        onClick={onRemove}
        className="nu:grid nu:size-6.5 nu:shrink-0 nu:place-items-center nu:rounded-md nu:hover:bg-surface"
      >
        <X aria-hidden="true" size={15} />
      </button>
    </span>
  );
}

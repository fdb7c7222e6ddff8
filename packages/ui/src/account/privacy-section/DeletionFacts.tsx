import { Trash2 } from 'lucide-react';
import type { DeletionPreview } from './privacy-records.ts';

/** What is removed at once, and what stays with its reason and its time. */
export function DeletionFacts({ removed, kept }: Pick<DeletionPreview, 'removed' | 'kept'>) {
  return (
    <>
      <div>
        <h3 className="font-bold">Yang langsung dihapus</h3>
        <ul className="mt-2 grid gap-1.5">
          {removed.map((what) => (
            <li key={what} className="flex gap-2.5">
              <Trash2 aria-hidden="true" size={18} className="mt-1 shrink-0 text-bad" />
              {what}
            </li>
          ))}
        </ul>
      </div>
      {kept.length === 0 ? (
        <p className="text-muted">Tidak ada data Anda yang wajib kami simpan.</p>
      ) : (
        <div>
          <h3 className="font-bold">Yang wajib kami simpan</h3>
          <ul className="mt-2 grid gap-3">
            {kept.map(({ what, reason, until }) => (
              <li key={what} className="rounded-card bg-paper px-4 py-3">
                <strong className="block">{what}</strong>
                <span className="block text-[0.9375rem] leading-6">{reason}</span>
                <span className="block text-sm text-muted">Disimpan: {until}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

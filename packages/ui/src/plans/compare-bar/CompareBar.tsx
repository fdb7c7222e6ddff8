import { X } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { usePinned } from '../../primitives/use-pinned.ts';

/** What is kept of a chosen plan; the comparison loads the rest, of a shared link the name as well. */
export type ComparedPlan = { _id: string; productName: string };

export type CompareBarProps = {
  plans: readonly ComparedPlan[];
  limit: number;
  /** One more was asked for than fit. */
  refused: boolean;
  /** The comparison is on its way. */
  pending: boolean;
  onRemove: (id: string) => void;
  onCompare: () => void;
};

const slotClass =
  'flex min-h-11 min-w-0 items-center rounded-field border px-3 text-[0.9375rem] leading-5 sm:w-60';

const nameOf = ({ productName }: ComparedPlan) => productName || 'produk pilihan';

function messageOf({ plans, limit, refused }: Pick<CompareBarProps, 'plans' | 'limit' | 'refused'>) {
  if (refused) return `Maksimal ${limit} produk. Hapus salah satu untuk memilih yang lain.`;
  return plans.length === 0 ? '' : `${plans.length} dari ${limit} produk dipilih untuk dibandingkan`;
}

/** Sticks to the bottom of its parent while plans are chosen; opens the comparison from two on [2 §4]. */
export function CompareBar(props: CompareBarProps) {
  const { plans, limit, refused, pending, onRemove, onCompare } = props;
  const free = limit - plans.length;
  const pinned = usePinned();
  return (
    <>
      <p role="status" className="sr-only">
        {messageOf(props)}
      </p>
      {plans.length > 0 && (
        <section
          ref={pinned}
          aria-label="Produk yang dibandingkan"
          className="sticky bottom-0 z-20 bg-ink text-white [&_:focus-visible]:outline-white"
        >
          <div className="container-page grid gap-2.5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex sm:flex-wrap sm:items-center">
            {refused && (
              <p aria-hidden="true" className="text-sm sm:basis-full">
                {messageOf(props)}
              </p>
            )}
            <ul className="grid min-w-0 flex-1 grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
              {plans.map((plan) => (
                <li
                  key={plan._id}
                  className={cx(slotClass, 'justify-between gap-1 border-white/40 bg-white/10 pe-0')}
                >
                  <span className="line-clamp-2 text-sm leading-[1.15rem] font-semibold [overflow-wrap:anywhere]">
                    {nameOf(plan)}
                  </span>
                  <button
                    type="button"
                    aria-label={`Hapus ${nameOf(plan)} dari perbandingan`}
                    onClick={() => onRemove(plan._id)}
                    className="grid size-11 shrink-0 place-items-center rounded-field hover:bg-white/15"
                  >
                    <X aria-hidden="true" size={18} />
                  </button>
                </li>
              ))}
              {free > 0 && (
                <li className={cx(slotClass, 'border-dashed border-white/50 text-white/85')}>
                  Pilih {free === 1 ? 'satu' : free} lagi
                </li>
              )}
            </ul>
            <Button pending={pending} disabled={plans.length < 2} onClick={onCompare}>
              Bandingkan ({plans.length}/{limit})
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { useLazyDialog } from '../../../flow/lazy-component/use-lazy-dialog.ts';
import { Button } from '../../../primitives/button/index.ts';
import type { WorkshopDialogProps } from './WorkshopDialog.tsx';
import { WorkshopList } from './WorkshopList.tsx';

/** Number of workshops shown at first; the others are found by search. */
const INITIAL_COUNT = 3;

/** Partner workshops, and the dialog that searches all of them [3 §2 screen 14]. */
export function PartnerWorkshops({ workshops }: { workshops: VehiclePlan['workshops'] }) {
  const dialog = useLazyDialog<WorkshopDialogProps>(() =>
    import('./WorkshopDialog.tsx').then((module) => module.WorkshopDialog),
  );
  return (
    <>
      <WorkshopList workshops={workshops.slice(0, INITIAL_COUNT)} />
      {workshops.length > INITIAL_COUNT && (
        <Button
          variant="secondary"
          size="sm"
          className="nu:mt-4"
          pending={dialog.pending}
          onClick={dialog.show}
        >
          Cari bengkel lain ({workshops.length})
        </Button>
      )}
      {dialog.Dialog && (
        <dialog.Dialog open={dialog.open} onOpenChange={dialog.setOpen} workshops={workshops} />
      )}
    </>
  );
}

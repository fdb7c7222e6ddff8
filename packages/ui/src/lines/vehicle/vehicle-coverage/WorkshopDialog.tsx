import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { WorkshopSearch } from '../Workshops.tsx';

export type WorkshopDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  workshops: VehiclePlan['workshops'];
};

/** A dialog that searches the partner workshops by name or address. */
export function WorkshopDialog({ open, onOpenChange, workshops }: WorkshopDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Bengkel rekanan">
      <WorkshopSearch workshops={workshops} />
    </Dialog>
  );
}

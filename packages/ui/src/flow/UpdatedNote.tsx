import { RefreshCw } from 'lucide-react';

/**
 * States that another tab or device changed the draft. The focus does not move; screen readers announce the note.
 * The negative margin of the empty note cancels the gap of the wizard's grid.
 */
export function UpdatedNote({ isUpdated }: { isUpdated: boolean }) {
  return (
    <div role="status" className="nu:empty:-mb-6">
      {isUpdated && (
        <p className="nu:flex nu:items-start nu:gap-2 nu:text-sm nu:text-muted">
          <RefreshCw aria-hidden="true" size={18} className="nu:mt-px nu:shrink-0" />
          <span>Isian ini diperbarui dari tab atau perangkat lain.</span>
        </p>
      )}
    </div>
  );
}

import { RefreshCw } from 'lucide-react';
import { useMessages } from '../primitives/host/messages.ts';
import { wizardMessages } from './messages.ts';

/**
 * States that another tab or device changed the draft. The focus does not move; screen readers announce the note.
 * The negative margin of the empty note cancels the gap of the wizard's grid.
 */
export function UpdatedNote({ isUpdated }: { isUpdated: boolean }) {
  const texts = useMessages('Wizard', wizardMessages);
  return (
    <div role="status" className="nu:empty:-mb-6">
      {isUpdated && (
        <p className="nu:flex nu:items-start nu:gap-2 nu:text-sm nu:text-muted">
          <RefreshCw aria-hidden="true" size={18} className="nu:mt-px nu:shrink-0" />
          <span>{texts.updated}</span>
        </p>
      )}
    </div>
  );
}

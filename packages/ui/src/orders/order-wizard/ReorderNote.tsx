import { Alert } from '../../primitives/alert/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Link } from '../../primitives/link/index.ts';
import { orderFormMessages } from './messages.ts';

export type Reorder = {
  /** URL of the member's unsent draft of this plan; `null` if there is none. */
  unsentDraftHref: string | null;
};

/** States that the form contains data of the former order, and lists what the member must fill in again. */
export function ReorderNote({ unsentDraftHref }: Reorder) {
  const texts = useMessages('OrderForm', orderFormMessages);
  return (
    <Alert tone="info" title={texts.reorderTitle}>
      <p>{texts.reorder}</p>
      {unsentDraftHref && (
        <p className="nu:mt-2">
          {texts.unsentDraft}{' '}
          <Link
            href={unsentDraftHref}
            className="nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4"
          >
            {texts.continueDraft}
          </Link>
        </p>
      )}
    </Alert>
  );
}

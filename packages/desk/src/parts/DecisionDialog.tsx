import { Button } from '@naungan/ui/primitives/button';
import { Dialog, type DialogSize } from '@naungan/ui/primitives/dialog';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { Decision } from '../desk/use-decision.ts';
import { cx } from './cx.ts';
import { DecisionProblem } from './DecisionProblem.tsx';
import { useIsWide } from './use-is-wide.ts';

export type DecisionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  size?: DialogSize;
  /** Whether the decision needs the record's facts and documents: in a wide window the dialog is next to them. */
  isNextToRecord?: boolean;
  decision: Decision;
  /** What changed meanwhile, after a conflict. */
  changes: readonly string[];
  onSubmit: () => void;
  children?: ReactNode;
};

const FIELDS = 'input:enabled, select:enabled, textarea:enabled';
const INVALID_FIELD = '[aria-invalid=true]';

/** A dialog that sends a decision: Ctrl+Enter sends it, too. After a failure it stays open with what was typed. */
export function DecisionDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  tone = 'primary',
  size: modalSize = 'md',
  isNextToRecord = false,
  decision,
  changes,
  onSubmit,
  children,
}: DecisionDialogProps) {
  const isWide = useIsWide();
  const placement = isNextToRecord && isWide ? 'side' : 'center';
  const size = placement === 'side' ? 'sm' : modalSize;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { reset } = decision;
  // The first field can be typed in at once. A dialog without fields has the focus, so that Enter alone decides nothing.
  const firstField = useMemo(
    () => ({
      get current() {
        const field = form.current?.querySelector<HTMLElement>(FIELDS);
        return field ?? form.current?.closest<HTMLElement>('[role=dialog]') ?? null;
      },
    }),
    [],
  );
  // Dependencies: only the opening unlocks the next decision.
  useEffect(() => {
    if (open) reset();
  }, [open]);

  function handleOpenChange(isOpen: boolean) {
    if (decision.isPending) return;
    onOpenChange(isOpen);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (decision.isPending) return;
    onSubmit();
    // After the next rendering, which marks the fields with problems.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus());
  }
  /** The focus can be on the dialog, outside of the form. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={title}
      description={description}
      size={size}
      placement={placement}
      initialFocus={firstField}
      onKeyDown={handleKey}
      footer={
        <div className="nu:flex nu:w-full nu:flex-wrap nu:items-center nu:justify-end nu:gap-2.5">
          <p
            className={cx('nu:text-xs nu:text-muted', size === 'sm' ? 'nu:w-full nu:text-end' : 'nu:me-auto')}
          >
            Ctrl+Enter untuk mengirim
          </p>
          <Button
            variant="secondary"
            size="sm"
            disabled={decision.isPending}
            onClick={() => handleOpenChange(false)}
          >
            Batal
          </Button>
          <Button type="submit" form={formId} variant={tone} size="sm" pending={decision.isPending}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        ref={form}
        onSubmit={handleSubmit}
        className="nu:grid nu:grid-cols-[minmax(0,1fr)] nu:gap-4"
      >
        <DecisionProblem decision={decision} changes={changes} />
        {children}
      </form>
    </Dialog>
  );
}

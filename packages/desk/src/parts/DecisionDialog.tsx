import { Button } from '@naungan/ui/primitives/button';
import { Dialog, type DialogSize } from '@naungan/ui/primitives/dialog';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Decision } from '../desk/use-decision.ts';
import { DecisionProblem } from './DecisionProblem.tsx';

export type DecisionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  size?: DialogSize;
  decision: Decision;
  /** What changed meanwhile, after a conflict. */
  changes: readonly string[];
  onSubmit: () => void;
  children?: ReactNode;
};

/** A dialog that sends a decision: Ctrl+Enter sends it, too. After a failure it stays open with what was typed. */
export function DecisionDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  tone = 'primary',
  size = 'md',
  decision,
  changes,
  onSubmit,
  children,
}: DecisionDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { reset } = decision;
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
    if (!decision.isPending) onSubmit();
  }
  /** The focus starts on the dialog, outside of the form. */
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
      onKeyDown={handleKey}
      footer={
        <div className="nu:flex nu:w-full nu:flex-wrap nu:items-center nu:justify-end nu:gap-2.5">
          <p className="nu:me-auto nu:text-xs nu:text-muted">Ctrl+Enter untuk mengirim</p>
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
      <form id={formId} noValidate ref={form} onSubmit={handleSubmit} className="nu:grid nu:gap-4">
        <DecisionProblem decision={decision} changes={changes} />
        {children}
      </form>
    </Dialog>
  );
}

import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useFocusOnAppearing } from '../../primitives/use-focus-on-appearing.ts';

export type ContactSentProps = { text: string; onClose: () => void };

/** In the place of the form once it was sent. Takes the focus from the button that is gone, and its text with it. */
export function ContactSent({ text, onClose }: ContactSentProps) {
  const textId = useId();
  const close = useFocusOnAppearing<HTMLButtonElement>();
  return (
    <div className="flex flex-col items-center py-3 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-ok-tint text-ok">
        <CircleCheck aria-hidden="true" size={30} />
      </span>
      <p id={textId} className="mt-4 whitespace-pre-line">
        {text}
      </p>
      <Button ref={close} aria-describedby={textId} className="mt-6 w-full" onClick={onClose}>
        Tutup
      </Button>
    </div>
  );
}

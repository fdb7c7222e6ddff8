import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { useFocusOnMount } from '../../primitives/use-focus-on-mount.ts';
import { contactFormMessages } from './messages.ts';

export type ContactSentProps = { text: string; onClose: () => void };

/**
 * The confirmation that replaces a sent form. The button takes the focus, and screen readers read the text as the
 * button's description.
 */
export function ContactSent({ text, onClose }: ContactSentProps) {
  const texts = useMessages('ContactForm', contactFormMessages);
  const textId = useId();
  const closeButton = useFocusOnMount<HTMLButtonElement>();
  return (
    <div className="nu:flex nu:flex-col nu:items-center nu:py-3 nu:text-center">
      <span className="nu:grid nu:size-16 nu:place-items-center nu:rounded-full nu:bg-ok-tint nu:text-ok">
        <CircleCheck aria-hidden="true" size={30} />
      </span>
      <p id={textId} className="nu:mt-4 nu:whitespace-pre-line">
        {text}
      </p>
      <Button ref={closeButton} aria-describedby={textId} className="nu:mt-6 nu:w-full" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  );
}

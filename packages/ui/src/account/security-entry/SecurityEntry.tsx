import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';
import { type HostAttributes, splitHostAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { securityMessages } from '../security-section/messages.ts';

export type SecurityEntryProps = {
  /** The section that replaces the card when the member opens it. Its code loads only then. */
  children: ReactNode;
};

/** A card that opens the section for the security of the account, so that the profile stays light. */
export function SecurityEntry(allProps: SecurityEntryProps & HostAttributes) {
  const texts = useMessages('Security', securityMessages);
  const [{ className, ...host }, { children }] = splitHostAttributes<SecurityEntryProps>(allProps);
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <div {...host} className={className}>
        {children}
      </div>
    );
  return (
    <section {...host} aria-labelledby={headingId} className={cx('nu:max-w-4xl', className)}>
      <Card>
        <Heading level={2} id={headingId} className="nu:text-h4">
          {texts.title}
        </Heading>
        <p className="nu:mt-1 nu:text-muted">{texts.summary}</p>
        <Button variant="secondary" className="nu:mt-4" onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      </Card>
    </section>
  );
}

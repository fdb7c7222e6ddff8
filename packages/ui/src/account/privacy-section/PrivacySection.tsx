import { useId } from 'react';
import { cx } from '../../primitives/cx.ts';
import { type HostAttributes, splitHostAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { ConsentList, type ConsentListProps } from './ConsentList.tsx';
import { DataCopy, type DataCopyProps } from './DataCopy.tsx';
import { DeleteAccount, type DeleteAccountProps } from './DeleteAccount.tsx';
import { privacyMessages } from './messages.ts';

export type PrivacySectionProps = ConsentListProps & DataCopyProps & DeleteAccountProps & HostAttributes;

/** A member's rights over their data [UU 27/2022]: a copy of the data, the consents, and the deletion of the account. */
export function PrivacySection(allProps: PrivacySectionProps) {
  const texts = useMessages('Privacy', privacyMessages);
  const [{ className, ...host }, props] = splitHostAttributes<PrivacySectionProps>(allProps);
  const headingId = useId();
  return (
    <section {...host} aria-labelledby={headingId} className={cx('nu:grid nu:max-w-4xl nu:gap-4', className)}>
      <div>
        <Heading level={2} id={headingId} className="nu:text-h4">
          {texts.title}
        </Heading>
        <p className="nu:mt-1 nu:text-muted">{texts.introduction}</p>
      </div>
      <DataCopy {...props} />
      <ConsentList {...props} />
      <DeleteAccount {...props} />
    </section>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../primitives/alert/index.ts';
import { Button, ButtonLink, type ButtonLinkProps } from '../primitives/button/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { recordMessages } from './messages.ts';

export type PolicyDownloadProps = Pick<ButtonLinkProps, 'variant' | 'size'> & {
  /** Signed link to the PDF; `null` until the policy is issued. */
  href: string | null;
  /** Default: the text `downloadPolicy` of the messages. */
  label?: string;
  /** Number of the policy, which is added to the accessible name of the link or button. */
  policyNumber?: string;
};

/** Opens the policy in a new tab, or explains that it is not issued yet [3 §4]. */
export function PolicyDownload({
  href,
  label: givenLabel,
  policyNumber,
  variant,
  size,
}: PolicyDownloadProps) {
  const texts = useMessages('Records', recordMessages);
  const label = givenLabel ?? texts.downloadPolicy;
  const [isNoticeShown, setIsNoticeShown] = useState(false);
  const buttonProps = { variant, size, iconStart: <Download aria-hidden="true" size={18} /> } as const;
  const accessibleName = policyNumber && `${label} ${policyNumber}`;
  if (href) {
    return (
      <ButtonLink
        {...buttonProps}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={accessibleName && `${accessibleName} ${texts.newTab}`}
      >
        {label}
        {!accessibleName && <span className="nu:sr-only"> {texts.newTab}</span>}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...buttonProps} aria-label={accessibleName} onClick={() => setIsNoticeShown(true)}>
        {label}
      </Button>
      {isNoticeShown && (
        <Alert tone="warning" title={texts.noticeTitle} className="nu:order-last nu:w-full nu:text-start">
          {texts.policyNotIssued}
        </Alert>
      )}
    </>
  );
}

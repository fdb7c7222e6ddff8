import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button, ButtonLink, type ButtonLinkProps } from '../../primitives/button/index.ts';

export type PolicyDownloadProps = Pick<ButtonLinkProps, 'variant' | 'size'> & {
  /** Signed link to the PDF; `null` until it is issued. */
  href: string | null;
  label?: string;
  /** Added for screen readers: which policy. */
  subject?: string;
};

/** The policy in a new tab, or why there is none yet [3 §4]. */
export function PolicyDownload({ href, label = 'Unduh Polis', subject, variant, size }: PolicyDownloadProps) {
  const [told, setTold] = useState(false);
  const look = { variant, size, iconStart: <Download aria-hidden="true" size={18} /> } as const;
  const name = subject && `${label} ${subject}`;
  if (href) {
    return (
      <ButtonLink
        {...look}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={name && `${name} (buka di tab baru)`}
      >
        {label}
        {!name && <span className="nu:sr-only"> (buka di tab baru)</span>}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...look} aria-label={name} onClick={() => setTold(true)}>
        {label}
      </Button>
      {told && (
        <Alert tone="warning" title={ALERT_TITLES.warning} className="nu:order-last nu:w-full nu:text-start">
          {MESSAGES.policy.notIssuedYet}
        </Alert>
      )}
    </>
  );
}

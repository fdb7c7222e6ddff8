import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../primitives/host/messages.ts';
import { claimPageMessages } from './messages.ts';

/** A link to a claim's file. The URL is signed and valid for ten minutes [Q5]. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="nu:inline-flex nu:min-h-11 nu:items-center nu:gap-2.5 nu:py-1.5 nu:font-semibold nu:hover:text-brand"
    >
      <FileText aria-hidden="true" size={20} className="nu:shrink-0 nu:text-brand" />
      <span className="nu:min-w-0">
        {children}
        <span className="nu:sr-only"> {texts.newTab}</span>
      </span>
    </a>
  );
}

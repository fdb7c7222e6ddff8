import { useStore } from '@nanostores/react';
import { usePageMessages, useStorefrontMessages } from '@naungan/ui/primitives/host';
import { Link } from '@naungan/ui/primitives/link';
import { useStorefront } from '../react/StorefrontProvider.tsx';

const linkClass =
  'nu:inline-flex nu:min-h-11 nu:items-center nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4';

/** Links for a member on pages without this site's header, such as partner pages. */
export function MemberBar() {
  const texts = useStorefrontMessages();
  const { session, links } = useStorefront();
  const { account } = usePageMessages();
  const { state } = useStore(session.$session);
  if (state !== 'member') return null;
  return (
    <nav
      aria-label={texts.account}
      className="nu:container-page nu:flex nu:flex-wrap nu:justify-end nu:gap-x-5 nu:py-1"
    >
      <Link href={links.account} className={linkClass}>
        {account}
      </Link>
      <Link href={links.logout} className={linkClass}>
        {texts.logout}
      </Link>
    </nav>
  );
}

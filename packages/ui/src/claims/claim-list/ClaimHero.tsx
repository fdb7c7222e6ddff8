import { ButtonLink } from '../../primitives/button/index.ts';
import { UmbrellaArt } from '../../primitives/empty-state/UmbrellaArt.tsx';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { claimListMessages } from './messages.ts';

/** The banner that asks to report an incident promptly [3 §2]. */
export function ClaimHero() {
  const texts = useMessages('ClaimList', claimListMessages);
  const { claims } = useLinks();
  return (
    <div className="nu:relative nu:mt-4 nu:flex nu:items-center nu:justify-between nu:gap-6 nu:overflow-hidden nu:rounded-card nu:bg-brand-tint nu:p-4 nu:@tablet:p-6">
      <div className="nu:min-w-0">
        <p className="nu:font-bold nu:@tablet:text-h5 nu:tracking-tight nu:text-balance">{texts.hero}</p>
        <p className="nu:mt-1 nu:max-w-xl nu:text-sm nu:@tablet:text-base">{texts.heroText}</p>
        <ButtonLink size="sm" href={claims} className="nu:mt-3 nu:@tablet:mt-4">
          {texts.claim}
        </ButtonLink>
      </div>
      <div aria-hidden="true" className="nu:hidden nu:shrink-0 nu:@tablet:block">
        <UmbrellaArt />
      </div>
    </div>
  );
}

import { Trash2 } from 'lucide-react';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { privacyMessages } from './messages.ts';
import type { DeletionPreview } from './privacy-records.ts';

/** The data that is deleted immediately, and the retained data with reason and period. */
export function DeletionFacts({ removed, kept }: Pick<DeletionPreview, 'removed' | 'kept'>) {
  const texts = useMessages('Privacy', privacyMessages);
  return (
    <>
      <div>
        <Heading level={3} className="nu:font-bold">
          {texts.removed}
        </Heading>
        <ul className="nu:mt-2 nu:grid nu:gap-1.5">
          {removed.map((item) => (
            <li key={item} className="nu:flex nu:gap-2.5">
              <Trash2 aria-hidden="true" size={18} className="nu:mt-1 nu:shrink-0 nu:text-bad" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      {kept.length === 0 ? (
        <p className="nu:text-muted">{texts.nothingKept}</p>
      ) : (
        <div>
          <Heading level={3} className="nu:font-bold">
            {texts.kept}
          </Heading>
          <ul className="nu:mt-2 nu:grid nu:gap-3">
            {kept.map(({ what, reason, until }) => (
              <li key={what} className="nu:rounded-card nu:bg-paper nu:px-4 nu:py-3">
                <strong className="nu:block">{what}</strong>
                <span className="nu:block nu:text-[0.9375rem] nu:leading-6">{reason}</span>
                <span className="nu:block nu:text-sm nu:text-muted">
                  {texts.keptUntil} {until}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

import { lineOf, type ProductType } from '@naungan/domain/lines';
import { useHost } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { typedTextMessages } from './messages.ts';

export type OtherLineHintProps = {
  /** The line that a typed text means. */
  line: ProductType;
};

/** Reports that the typed text means another line than the form's, with a link to the page of that line. */
export function OtherLineHint({ line }: OtherLineHintProps) {
  const texts = useMessages('TypedText', typedTextMessages);
  const { Link, links } = useHost();
  return (
    <>
      {texts.otherLine}{' '}
      <Link href={links.landing(line)} className="nu:font-semibold nu:underline nu:underline-offset-4">
        {lineOf(line).familyLabel}
      </Link>
      .
    </>
  );
}

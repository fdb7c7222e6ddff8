import { Heading } from '../../primitives/heading/index.ts';
import { RichText } from '../../records/rich-text/RichText.tsx';

/** What the insurer tells of the plan, in its own words. */
export function GeneralInfo({ html }: { html: string }) {
  return (
    <section aria-labelledby="informasi-umum">
      <Heading level={2} id="informasi-umum" className="nu:mb-3 nu:text-h4">
        Informasi Umum
      </Heading>
      <RichText html={html} />
    </section>
  );
}

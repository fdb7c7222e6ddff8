import { Heading } from '../../primitives/heading/index.ts';
import { RichText } from '../../records/RichText.tsx';

/** The insurer's description of the plan. */
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

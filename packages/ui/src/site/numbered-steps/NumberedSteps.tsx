import type { WithHostProps } from '../../primitives/with-host-props.ts';
export type NumberedStepsProps = WithHostProps<
  { steps: readonly { title: string; description: string }[] },
  'ol'
>;

/** Numbered steps from top to bottom, as a timeline. */
export function NumberedSteps({ steps, ...rest }: NumberedStepsProps) {
  const lastIndex = steps.length - 1;
  return (
    <ol {...rest}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className="nu:grid nu:grid-cols-[auto_1fr] nu:gap-x-3 nu:md:gap-x-5">
          <span aria-hidden="true" className="nu:flex nu:flex-col nu:items-center nu:gap-1">
            <span className="nu:tabular nu:grid nu:size-8 nu:shrink-0 nu:place-items-center nu:rounded-full nu:bg-brand nu:font-bold nu:text-on-brand nu:md:size-9">
              {index + 1}
            </span>
            {index < lastIndex && <span className="nu:mb-1 nu:w-px nu:flex-1 nu:bg-line" />}
          </span>
          <div className={index < lastIndex ? 'nu:pb-2 nu:md:pb-5' : undefined}>
            <h3 className="nu:pt-0.5 nu:text-base nu:font-bold nu:tracking-normal nu:md:text-h5">{title}</h3>
            <p className="nu:text-muted nu:max-md:text-sm nu:max-md:leading-snug">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

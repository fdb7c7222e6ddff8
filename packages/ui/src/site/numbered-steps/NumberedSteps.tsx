export type NumberedStepsProps = { steps: readonly { title: string; description: string }[] };

/** Numbered steps: a timeline from left to right, on a phone from top to bottom. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  const last = steps.length - 1;
  return (
    <ol className="nu:grid nu:md:auto-cols-fr nu:md:grid-flow-col nu:md:gap-6">
      {steps.map(({ title, description }, index) => (
        <li
          key={title}
          className="nu:grid nu:grid-cols-[auto_1fr] nu:gap-x-3 nu:md:grid-cols-1 nu:md:content-start nu:md:gap-y-3"
        >
          <span
            aria-hidden="true"
            className="nu:flex nu:items-center nu:gap-2 nu:max-md:flex-col nu:max-md:gap-1"
          >
            <span className="nu:tabular nu:grid nu:size-8 nu:shrink-0 nu:place-items-center nu:rounded-full nu:bg-brand nu:font-bold nu:text-on-brand nu:md:size-9">
              {index + 1}
            </span>
            {index < last && (
              <span className="nu:flex-1 nu:bg-line nu:max-md:mb-1 nu:max-md:w-px nu:md:h-px" />
            )}
          </span>
          <div className={index < last ? 'nu:max-md:pb-2' : undefined}>
            <h3 className="nu:text-base nu:font-bold nu:tracking-normal nu:max-md:pt-0.5 nu:md:text-h5">
              {title}
            </h3>
            <p className="nu:text-muted nu:max-md:text-sm nu:max-md:leading-snug nu:md:mt-1">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import { type ReactNode, useState } from 'react';
import { Toaster } from '../../primitives/toast/index.ts';

type Steps<Options> = { step: string; onStepChange: (id: string, options?: Options) => void };

/** The step of a wizard lives in the URL of the site; in a story it lives here, in memory. */
export function KeptStep<Options>({
  step: first,
  onStepChange,
  children,
}: Steps<Options> & { children: (kept: Steps<Options>) => ReactNode }) {
  const [step, setStep] = useState(first);
  return (
    <div className="nu:container-page nu:py-6">
      {children({
        step,
        onStepChange: (id, options) => {
          onStepChange(id, options);
          setStep(id);
        },
      })}
      <Toaster />
    </div>
  );
}

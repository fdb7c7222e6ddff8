import { type ReactNode, useState } from 'react';
import { Toaster } from '../../primitives/toast/index.ts';

type Steps<Options> = { step: string; onStepChange: (id: string, options?: Options) => void };

/** Stores a wizard's step in memory for a story; a site stores it in the URL. */
export function StatefulStep<Options>({
  step: initialStep,
  onStepChange,
  children,
}: Steps<Options> & { children: (stepProps: Steps<Options>) => ReactNode }) {
  const [step, setStep] = useState(initialStep);
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

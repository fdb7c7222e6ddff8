import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { Check } from 'lucide-react';
import { FoldedPart } from '../../../records/detail-layout/index.ts';
import { featureText } from '../plan-terms.ts';

/** The services that the product includes. */
export function FeatureList({ features }: { features: VehiclePlan['feature'] }) {
  const includedFeatures = features.filter(({ isChecked }) => isChecked);
  if (includedFeatures.length === 0) return null;
  return (
    <FoldedPart title="Layanan" count={includedFeatures.length}>
      <ul className="nu:grid nu:gap-3">
        {includedFeatures.map((feature) => (
          <li key={feature.featureId._id} className="nu:flex nu:gap-3">
            <Check aria-hidden="true" size={20} className="nu:mt-0.5 nu:shrink-0 nu:text-ok" />
            <span className="nu:min-w-0">
              <span className="nu:font-semibold">{feature.featureId.name}</span>
              {feature.countType !== '' && `, ${featureText(feature)}`}
              <span className="nu:block nu:text-[0.9375rem] nu:leading-6 nu:text-muted">
                {feature.featureId.description}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

import { brandProblems, type SiteConfig } from '@naungan/domain/brand';
import { site } from '../../../site.config.ts';

function checkBrand(config: SiteConfig): SiteConfig {
  const problems = brandProblems(config);
  if (problems.length > 0) throw new Error(`site.config.ts cannot be used: ${problems.join('; ')}.`);
  return config;
}

/** The checked brand, for pictures. Insufficient contrast of its colours stops the build. */
export const brand = checkBrand(site);

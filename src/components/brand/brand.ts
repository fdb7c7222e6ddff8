import { brandProblems, type SiteConfig } from '@naungan/domain/brand';
import { site } from '../../../site.config.ts';

function checkBrand(config: SiteConfig): SiteConfig {
  const problems = brandProblems(config);
  if (problems.length > 0) throw new Error(`site.config.ts cannot be used: ${problems.join('; ')}.`);
  return config;
}

/** The brand of `site.config.ts`. Stops the build if the brand cannot be used, for example if colours lack contrast. */
export const brand = checkBrand(site);

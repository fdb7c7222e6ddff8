import { zodResolver } from '@hookform/resolvers/zod';
import { policyLookupForm } from '@naungan/domain/claim/form';

/** The rules of the look-up for its form; apart, because they weigh more than the form. */
export const lookupResolver = zodResolver(policyLookupForm);

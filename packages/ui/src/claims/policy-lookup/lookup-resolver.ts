import { zodResolver } from '@hookform/resolvers/zod';
import { policyLookupForm } from '@naungan/domain/claim/form';

/** The form's validation rules, in their own module because they are larger than the form. */
export const lookupResolver = zodResolver(policyLookupForm);

import { zodResolver } from '@hookform/resolvers/zod';
import { policyLookupForm } from '@naungan/domain/claim/form';

/** The form's validation rules, in a separate chunk, because they are larger than the form. */
export const lookupResolver = zodResolver(policyLookupForm);

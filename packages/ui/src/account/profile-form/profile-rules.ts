import { zodResolver } from '@hookform/resolvers/zod';
import { profileForm } from '@naungan/domain/profile/form';

/** Validates the whole profile. In a separate chunk, because the schema library is large. */
export const validateProfile = zodResolver(profileForm);

import { zodResolver } from '@hookform/resolvers/zod';
import { profileForm } from '@naungan/domain/profile/form';

/** Validates the whole profile. In a chunk of its own, because of the schema library. */
export const validateProfile = zodResolver(profileForm);

import { zodResolver } from '@hookform/resolvers/zod';
import { profileForm } from '@naungan/domain/profile/form';

/** Judges the whole profile; its own download, most of it the schema library. */
export const judgeProfile = zodResolver(profileForm);

import { Skeleton } from '../../primitives/skeleton/index.ts';

/** Placeholder until it is known whether the site offers Google's sign-in. */
export const GoogleButtonSkeleton = () => <Skeleton className="nu:h-12 nu:w-full nu:rounded-button" />;

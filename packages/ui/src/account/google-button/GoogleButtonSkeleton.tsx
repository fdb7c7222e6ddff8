import { Skeleton } from '../../primitives/skeleton/index.ts';

/** In the place of the button while nobody knows whether there is one. */
export const GoogleButtonSkeleton = () => <Skeleton className="nu:h-12 nu:w-full nu:rounded-button" />;

import { Badge, type BadgeProps } from '@naungan/ui/primitives/badge';

/** A status in a dense list. */
export const StatusBadge = (props: BadgeProps) => <Badge {...props} className="nu:min-h-0 nu:px-2" />;

import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';

export type SearchNoticeProps = { reason: 'noPlans' | 'failed'; onRetry: () => void };

/** The alert 'Opss..' below the search: no plan accepts this age, or the check failed and can be retried [2 §8]. */
export function SearchNotice({ reason, onRetry }: SearchNoticeProps) {
  if (reason === 'noPlans') {
    return (
      <Alert tone="warning" title={ALERT_TITLES.danger}>
        {MESSAGES.plans.noneForAge}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      title={ALERT_TITLES.danger}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {MESSAGES.common.retry}
        </Button>
      }
    >
      {MESSAGES.common.loadFailed}
    </Alert>
  );
}

import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import type { Messages } from '../../primitives/host/messages.ts';

export type SearchNoticeProps = {
  reason: 'noPlans' | 'failed';
  onRetry: () => void;
  texts: Messages['DateOfBirthSearch'];
};

/** The alert 'Opss..' below the search: no plan accepts this age, or the check failed and can be retried [2 §8]. */
export function SearchNotice({ reason, onRetry, texts }: SearchNoticeProps) {
  if (reason === 'noPlans') {
    return (
      <Alert tone="warning" title={texts.noticeTitle}>
        {texts.noPlans}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      title={texts.noticeTitle}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Alert>
  );
}

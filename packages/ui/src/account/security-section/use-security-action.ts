import { MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { toast } from '../../primitives/toast/index.ts';

/** Runs one action at a time. `pendingKey` is the key of the running action. A toast shows the result. */
export function useSecurityAction(onChanged: () => void) {
  const [pendingKey, setPendingKey] = useState<string | null>(null);

  async function run(key: string, action: () => Promise<unknown>, doneMessage: string) {
    setPendingKey(key);
    try {
      await action();
      toast({ topic: 'security', tone: 'success', message: doneMessage });
      onChanged();
    } catch (thrown) {
      const { message } = readApiProblem(thrown, MESSAGES.common.submitFailed);
      toast({ topic: 'security', tone: 'danger', message });
    }
    setPendingKey(null);
  }

  return { pendingKey, run };
}

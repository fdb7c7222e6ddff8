import type { Staff } from '@naungan/api/desk-shapes';
import type { DeskTask } from '@naungan/api/desk-work';

export type TaskProps = {
  subject: DeskTask['subject'];
  id: string;
  /** The owner of the task when the record was loaded. */
  owner: Staff | null;
};

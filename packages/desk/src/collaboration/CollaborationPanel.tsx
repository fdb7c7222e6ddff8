import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { NotesPanel, type NotesPanelProps } from './NotesPanel.tsx';
import { TaskPanel } from './TaskPanel.tsx';
import type { TaskProps } from './task-props.ts';

export type CollaborationPanelProps = {
  /** The record, whose task and notes have the same key. */
  subject: TaskProps['subject'] & NotesPanelProps['subject'];
  id: string;
  /** The owner of the task when the record was loaded. */
  owner: TaskProps['owner'];
};

/** The side of a record's page for the team: its task and its notes, as far as the person may work on them. */
export function CollaborationPanel({ subject, id, owner }: CollaborationPanelProps) {
  const { permissions } = useDesk().me;
  const [handOvers, setHandOvers] = useState(0);
  return (
    <>
      {permissions.includes('tasks.work') && (
        <TaskPanel
          subject={subject}
          id={id}
          owner={owner}
          onHandedOver={() => setHandOvers((count) => count + 1)}
        />
      )}
      {permissions.includes('notes.write') && <NotesPanel key={handOvers} subject={subject} id={id} />}
    </>
  );
}

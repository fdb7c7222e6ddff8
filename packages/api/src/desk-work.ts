import { DESK_ROLES } from '@naungan/domain/desk-roles';
import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, nothing } from './contract.ts';
import { staff } from './desk-shapes.ts';
import { MAX_NOTE_LENGTH, NOTE_SUBJECTS, TASK_SUBJECTS } from './desk-tasks.ts';

/** The kinds of pages that show who else has them open. */
const PAGE_SUBJECTS = ['order', 'claim', 'member'] as const;

const noteText = z.string().trim().min(1).max(MAX_NOTE_LENGTH);

export const taskSubject = z.enum(TASK_SUBJECTS);
export const noteSubject = z.enum(NOTE_SUBJECTS);
export const pageSubject = z.enum(PAGE_SUBJECTS);

const taskParams = z.object({ subject: taskSubject, id });
const colleague = staff.extend({ roles: z.array(z.enum(DESK_ROLES)) });
export type DeskColleague = z.output<typeof colleague>;
export const deskColleagues = contract('deskColleagues', {
  summary: 'The active accounts of the staff that may work on a record, by name',
  params: taskParams,
  reply: z.array(colleague),
});

const task = z.object({
  subject: taskSubject,
  id,
  /** The person who has the task; null for a task that belongs to no one. */
  owner: staff.nullable(),
});
export type DeskTask = z.output<typeof task>;

/** The tasks of policies have the id of their order. A task of another person gets CONFLICT with the `owner`. */
export const deskTakeTask = contract('deskTakeTask', {
  summary: "Take a task; repeated by the task's owner, the call changes nothing",
  params: taskParams,
  reply: task,
  problems: ['CONFLICT'],
});
export const deskReleaseTask = contract('deskReleaseTask', {
  summary: 'Release a task of the caller, so that anyone can take it',
  params: taskParams,
  reply: task,
  problems: ['CONFLICT'],
});
export const deskHandOverTask = contract('deskHandOverTask', {
  summary: 'Give a task of the caller, or of no one, to a colleague',
  params: taskParams,
  body: z.object({
    to: id,
    /** An internal note for the colleague; only about records with notes, so not about payments. */
    note: noteText.optional(),
  }),
  reply: task,
  problems: ['CONFLICT'],
});

const noteParams = z.object({ subject: noteSubject, id });
const note = z.object({ id, at: instant, author: staff, text: z.string() });
export type DeskNote = z.output<typeof note>;

export const deskNotes = contract('deskNotes', {
  summary: 'Internal notes about a record, newest first; customers never see them',
  params: noteParams,
  reply: z.array(note),
});
export const deskAddNote = contract('deskAddNote', {
  summary: 'Add an internal note, which cannot be changed or removed',
  params: noteParams,
  body: z.object({ text: noteText }),
  reply: note,
});

const pageParams = z.object({ subject: pageSubject, id });
export const deskPresence = contract('deskPresence', {
  summary: 'Report every 20 seconds that the page of a record is open, and read who else has it open',
  params: pageParams,
  reply: z.object({
    /** Colleagues who reported the page in the last minute, the first viewer first. */
    others: z.array(staff.extend({ since: instant })),
    /** The version of the order or claim now; null for a member. */
    version: z.number().int().nullable(),
  }),
});
export const deskLeave = contract('deskLeave', {
  summary: 'Report that the page of a record was closed',
  params: pageParams,
  reply: nothing,
});

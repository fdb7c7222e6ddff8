export { countNotes, insertNote as addNote } from './notes-repository.ts';
export { findOwner } from './tasks-repository.ts';

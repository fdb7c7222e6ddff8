export { countNotes, insertNote as addNote } from './notes-repository.ts';
export { findOwner, findOwners } from './tasks-repository.ts';

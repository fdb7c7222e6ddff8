export { countNotes } from './notes-repository.ts';
export { findOwner } from './tasks-repository.ts';

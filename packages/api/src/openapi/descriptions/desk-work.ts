/** Descriptions of the calls about the daily work of the desk, by name. */
export const DESK_WORK_DESCRIPTIONS = {
  deskColleagues: 'Returns the accounts to which a task can be handed over, the caller included.',
  deskTakeTask:
    'Takes a record of a queue, so that colleagues see who works on it. A 409 with `owner` means that a colleague has the task.',
  deskReleaseTask: "Returns a task to its queue. A 409 with `owner` means that the task is a colleague's.",
  deskHandOverTask:
    "Makes a colleague the owner of a task. A 409 with `owner` means that the task is a colleague's.",
  deskNotes: 'Returns the internal notes of the staff about an order, a claim, a member or a visitor.',
  deskAddNote: 'Stores an internal note, encrypted, with the author and the time.',
  deskPresence:
    'Colleagues see for a minute that the caller has the page open. A newer `version` than that of the page means that the record has changed.',
  deskLeave: 'Colleagues stop seeing immediately that the caller has the page open.',
};

// The dialogs load when they are first opened.

export const loadBenefitsDialog = () =>
  import('../BenefitsDialog.tsx').then((module) => module.BenefitsDialog);

export const loadGuestDialog = () =>
  import('../guest-dialog/GuestDialog.tsx').then((module) => module.GuestDialog);

export const loadCompareDialog = () =>
  import('../compare-dialog/CompareDialog.tsx').then((module) => module.CompareDialog);

export const messageDialogMessages = {
  action: 'Oke',
};

/** The texts of the insurer's questions. The questions belong to the plan. */
export const declarationFieldsMessages = {
  hint: 'Jawab sesuai keadaan sebenarnya. Jawaban yang tidak benar dapat membuat klaim ditolak.',
  yes: 'Ya',
  no: 'Tidak',
};

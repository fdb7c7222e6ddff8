export const LOGIN_REQUIRED_MESSAGE = 'Harap masukkan email dan password';
export const PASSWORD_MISMATCH_MESSAGE = 'Password tidak cocok';
export const RESET_MISMATCH_MESSAGE = 'Password tidak sama';

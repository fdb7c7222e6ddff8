export { type Declared, declaredIn, readTokens, type TokenSet, type TokenSets } from './read-tokens.ts';
export { tailwindTheme, tokenFile } from './token-files.ts';

export {
  readTokens,
  type TokenDeclaration,
  type TokenSet,
  type TokenSets,
  tokenDeclarations,
} from './read-tokens.ts';
export { tailwindTheme, tokenFile } from './token-files.ts';

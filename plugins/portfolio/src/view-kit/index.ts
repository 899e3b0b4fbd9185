// For other plugins' views of an account's tokens: `@latchkey/portfolio/view-kit`. Import it in lazy code
// only.

export {
  findTokenBy,
  type HeldToken,
  type ShownTokens,
  tokenKey,
  useChosenToken,
  useNativePrice,
  useTokens,
} from './use-tokens'

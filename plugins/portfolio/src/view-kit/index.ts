// For other plugins' views of an account's tokens: `@latchkey/portfolio/view-kit`. Import it in lazy code
// only.

export { findTokenBy, tokenKey } from './find-token'
export {
  type HeldToken,
  type ShownTokens,
  useChosenToken,
  useNativePrice,
  useTokens,
} from './use-tokens'

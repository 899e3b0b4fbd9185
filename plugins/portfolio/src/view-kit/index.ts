// What views of other plugins read of an account's tokens: `@latchkey/portfolio/view-kit`. Only lazily loaded code imports it.

export { findTokenBy, tokenKey } from './find-token'
export {
  type HeldToken,
  type ShownTokens,
  useChosenToken,
  useNativePrice,
  useTokens,
} from './use-tokens'

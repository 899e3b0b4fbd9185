/** The account of the last visit in the first HTML. Without React, so that a server component may import it. */
export { type AccountCookieOptions, accountCookie } from './account-cookie'
export {
  type AccountCookieContract,
  type AccountCookieState,
  accountCookieContract,
  type RememberedAccount,
} from './contract'
export { type CookieName, hydrateFromCookie } from './hydrate-from-cookie'
export { rememberedAccount } from './remembered-account'

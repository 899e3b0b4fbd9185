import { withErrorTexts } from '@latchkey/kernel'
import {
  SocialLoginRefusedError,
  SocialLoginTimeoutError,
  SocialLoginUrlError,
  UntrustedOriginError,
} from './errors'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
export const texts = {
  'socials.more': 'More',
  'socials.title': 'All socials',
  'socials.list': 'Social accounts',
  'socials.continue-with': 'Continue with {provider}',
  'socials.recent': 'Recent',
  'socials.hint': 'This creates your wallet. Log in the same way to open it again.',
  'socials.opening': 'Log in with {provider}',
  'socials.opening-hint': 'Its window opens in a moment.',
  'socials.pending': 'Log in with {provider}',
  'socials.pending-hint': 'Continue in the {provider} window',
  'socials.leaving-hint': '{provider} opens here. Then you come back.',
  'socials.blocked': 'Your browser blocked the window',
  'socials.blocked-hint': 'Open it with this button.',
  'socials.ready': 'Log in with {provider}',
  'socials.ready-hint': 'It opens in a window of its own.',
  'socials.open': 'Open {provider}',
  'socials.closed': 'Finish in the {provider} window',
  'socials.closed-hint': 'This page continues by itself. If the window is closed, try again.',
  'socials.finishing': 'Signing you in',
  'socials.finishing-hint': 'This takes a moment.',
  'socials.slow': 'Still signing you in',
  'socials.slow-hint': 'This takes longer than usual.',
  'socials.done': 'You’re connected',
  'socials.done-hint': 'You’re all set.',
  'socials.cancelled': 'Login cancelled',
  'socials.cancelled-hint': 'Nothing was connected. Try again when you’re ready.',
  'socials.untrusted': 'That wasn’t {provider}',
  'socials.failed': 'Something went wrong',
  'socials.failed-hint': 'Try again, or choose another way.',
  'socials.connect-failed-hint': 'You’re logged in. Try again to connect your wallet.',
  'socials.load-failed': 'Couldn’t load the login',
  'socials.load-failed-hint': 'Check your connection and try again, or choose another way.',
  'socials.try-again': 'Try again',
  'socials.other': 'Choose another way',
  'farcaster.code': 'Code to scan with Farcaster',
  'farcaster.scan': 'Scan with your phone',
  'farcaster.scan-hint': 'Approve the connection in Farcaster.',
  'farcaster.continue': 'Continue in Farcaster',
  'farcaster.continue-hint': 'Approve the connection there.',
  'farcaster.open': 'Open Farcaster',
  'farcaster.copy': 'Copy link',
  'farcaster.copied': 'Link copied',
  'farcaster.copy-failed': 'Couldn’t copy',
  'farcaster.finishing': 'Signing you in',
} as const satisfies Readonly<Record<string, string>>

export type TextKey = keyof typeof texts

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [
  UntrustedOriginError,
  SocialLoginTimeoutError,
  SocialLoginRefusedError,
  SocialLoginUrlError,
])

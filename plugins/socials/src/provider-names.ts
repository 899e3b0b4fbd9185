import type { SocialMethod } from './contract'

/** Proper names, the same in every language. */
export const providerNames: Readonly<Record<SocialMethod, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

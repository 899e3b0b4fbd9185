import type { SocialMethod } from './contract'

/** All of them in the default order. */
export const socialMethods: readonly SocialMethod[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

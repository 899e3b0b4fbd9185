import type { SocialMethod, SocialsState } from './contract'

/** The offered providers, in order. */
export const offeredMethods = ({ providers }: Pick<SocialsState, 'providers'>): readonly SocialMethod[] =>
  providers ?? socialMethods

/** All providers in the default order. */
export const socialMethods: readonly SocialMethod[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

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

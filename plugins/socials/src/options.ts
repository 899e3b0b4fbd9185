import type { SocialMethod } from './contract'

export interface SocialsOptions {
  /**
   * The offered providers, in order. Default: google, x, discord, farcaster, github, apple, facebook.
   * Telegram mini apps omit those that do not work there.
   */
  readonly providers?: readonly SocialMethod[]
}

import type { SocialMethod } from './contract'

export interface SocialsOptions {
  /**
   * What is offered, in this order. Default: google, x, discord, farcaster, github, apple, facebook. A Telegram mini app leaves out
   * those that do not work there.
   */
  readonly providers?: readonly SocialMethod[]
}

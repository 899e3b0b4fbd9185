export type { SocialsOptions } from './contract'
export {
  type SocialMethod,
  type SocialsApi,
  type SocialsContract,
  type SocialsState,
  type SocialsViews,
  socialsContract,
} from './contract'
export { socials } from './plugin'

export {
  type SocialMethod,
  type SocialsApi,
  type SocialsContract,
  type SocialsState,
  type SocialsViews,
  socialsContract,
} from './contract'
export type { SocialsOptions } from './options'
export { socials } from './plugin'

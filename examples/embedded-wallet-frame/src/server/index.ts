export type { SmartAccountsConfig } from '../evm/smart-account'
export {
  createFramePages,
  type FramePages,
  type FramePagesOptions,
  SOCIAL_RESULT_PATH,
} from './frame-pages'
export { defaultLimits, type FrameLimits, type Limit } from './limits'
export type { Deliver, Mail } from './mail'
export type { FrameCall, FrameReply } from './reply'

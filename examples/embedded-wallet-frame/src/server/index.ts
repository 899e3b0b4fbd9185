export type { SmartAccountsConfig } from '../evm/smart-account'
export {
  createFramePages,
  type FramePages,
  type FramePagesOptions,
  type FrameReply,
  SOCIAL_RESULT_PATH,
} from './frame-pages'
export type { Deliver, Mail } from './mail'

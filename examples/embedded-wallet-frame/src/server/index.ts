export type { SmartAccountsConfig } from '../evm/smart-account'
export {
  createFramePages,
  type FrameAnswer,
  type FramePages,
  type FramePagesOptions,
  SOCIAL_RESULT_PATH,
} from './frame-pages'
export type { Deliver, Mail } from './mail'

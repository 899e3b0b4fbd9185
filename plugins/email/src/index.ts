export {
  type EmailApi,
  type EmailContract,
  type EmailState,
  type EmailStep,
  type EmailViews,
  emailContract,
  type WaitingLogin,
} from './contract'
export type { EmailOptions } from './options'
export { email } from './plugin'

export type { EmailOptions } from './contract'
export {
  type EmailApi,
  type EmailChangeStep,
  type EmailContract,
  type EmailState,
  type EmailStep,
  type EmailViews,
  emailContract,
  type Waiting,
  type WaitingChange,
  type WaitingLogin,
} from './contract'
export { email } from './plugin'

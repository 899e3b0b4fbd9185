import { LatchkeyError } from '@latchkey/kernel'

/** Another user than the one of the typed address is logged in. The wallet was disconnected again. */
export class EmailUserChangedError extends LatchkeyError {
  readonly code = 'EMAIL_USER_CHANGED'
  override readonly recovery: string | undefined = 'Enter your email again, and we’ll send you a new code.'
  constructor() {
    super('Another account was logged in here')
  }
}

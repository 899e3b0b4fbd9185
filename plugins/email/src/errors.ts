import { LatchkeyError } from '@latchkey/kernel'

/** The logged-in user has another address than the entered one. The wallet was disconnected. */
export class EmailUserChangedError extends LatchkeyError {
  readonly code = 'EMAIL_USER_CHANGED'
  override readonly recovery: string | undefined = 'Enter your email again, and we’ll send you a new code.'
  constructor() {
    super('Another account was logged in here')
  }
}

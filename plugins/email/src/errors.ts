import { defineError } from '@latchkey/kernel'

/** The logged-in user has another address than the entered one. The wallet was disconnected. */
export class EmailUserChangedError extends defineError(
  'EMAIL_USER_CHANGED',
  'Another account was logged in here',
  'Enter your email again, and we’ll send you a new code.',
) {}

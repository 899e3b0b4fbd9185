import type { Notice } from '@latchkey/kernel'
import { notices } from '../data/notices'

/** Builds a notice for the user. */
export function notice(
  surface: Notice['surface'],
  variant: Notice['variant'],
  key: keyof typeof notices,
): Notice {
  return { surface, variant, code: key, text: (t) => t(key, notices[key]) }
}

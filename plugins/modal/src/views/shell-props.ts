import type { Latchkey } from '@latchkey/kernel'
import type { Portal } from './create-portal'
import type { NoticeQueue } from './notice-queue'

/** `nowhere`: the page has not said yet where it wants the content. */
export type Place = 'dialog' | 'embedded' | 'nowhere'

export interface ShellProps {
  readonly latchkey: Latchkey
  readonly portal: Portal
  readonly notices: NoticeQueue
}

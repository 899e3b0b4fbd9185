import type { Clock } from '@latchkey/kernel'
import { CardAlert, CardBanner } from './card-notices'
import type { Portal } from './create-portal'
import { HeaderItem } from './header-item'
import { LooseNotices } from './loose-notices'
import { createNoticeQueue, type GivenNotice } from './notice-queue'
import type { NoticeElements } from './shell-props'

export interface NoticePart extends NoticeElements {
  show(given: GivenNotice): void
}

/** Everything about notices, fetched when the first one comes or is likely to; and what only later headers show. */
export function createNoticePart(portal: Portal, clock: Clock, signal: AbortSignal): NoticePart {
  const queue = createNoticeQueue(clock, signal)
  return {
    show: queue.show,
    alert: <CardAlert queue={queue} />,
    banner: <CardBanner queue={queue} />,
    loose: <LooseNotices portal={portal} queue={queue} />,
    HeaderItem,
  }
}

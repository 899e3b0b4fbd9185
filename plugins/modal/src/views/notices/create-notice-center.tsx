import type { Clock } from '@latchkey/kernel'
import { HeaderItem } from '../card/header-item'
import type { Portal } from '../shell/create-portal'
import type { NoticeElements } from '../shell/shell-props'
import { createNoticeQueue, type GivenNotice } from './notice-queue'
import { CardAlert, CardBanner, PopoverNotices } from './notice-views'

export interface NoticeCenter extends NoticeElements {
  show(given: GivenNotice): void
}

/** Creates the notice queue and the elements that show it. Loaded with the first notice or the second view. */
export function createNoticeCenter(portal: Portal, clock: Clock, signal: AbortSignal): NoticeCenter {
  const queue = createNoticeQueue(clock, signal)
  return {
    show: queue.show,
    alert: <CardAlert queue={queue} />,
    banner: <CardBanner queue={queue} />,
    popover: <PopoverNotices portal={portal} queue={queue} />,
    HeaderItem,
  }
}

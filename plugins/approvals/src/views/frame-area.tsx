import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { modalContract } from '@latchkey/modal/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useEffect, useRef } from 'react'
import { useCopy } from '../copy/use-copy'
import * as css from './approve-transaction.css'

export interface FrameAreaProps {
  readonly onReject: () => void
}

/**
 * Where the wallet's frame is shown: a skeleton until it is ready, and a way on where it is gone. Parts:
 * `approve-frame`, `approve-frame-failed`.
 */
export function FrameArea({ onReject }: FrameAreaProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const modal = usePlugin(modalContract)
  const { reload } = usePlugin(embeddedWalletContract)
  const status = usePluginState(embeddedWalletContract, ({ frame }) => frame)
  const area = useRef<HTMLDivElement>(null)
  const isReady = status === 'ready'
  useEffect(() => {
    if (!isReady) return undefined
    const end = new AbortController()
    modal.frameHost().then(
      (host) => area.current && host.show(area.current, end.signal),
      () => undefined,
    )
    return () => end.abort()
  }, [modal, isReady])
  if (status === 'failed')
    return (
      <div part="approve-frame-failed" className={css.failed}>
        <Text as="p" variant="label" align="center">
          {say('approvals.frame-failed')}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {say('approvals.frame-failed-hint')}
        </Text>
        <div className={css.actions}>
          <Button variant="primary" onClick={() => void reload().catch(() => undefined)}>
            {say('approvals.retry')}
          </Button>
          <Button onClick={onReject}>{say('approvals.reject')}</Button>
        </div>
        <LiveRegion message={say('approvals.frame-failed')} />
      </div>
    )
  return (
    <div className={css.frame}>
      {isReady ? (
        <div ref={area} part="approve-frame" className={css.area} />
      ) : (
        <FrameSkeleton
          label={say('approvals.frame-loading')}
          reject={say('approvals.reject')}
          onReject={onReject}
        />
      )}
    </div>
  )
}

interface FrameSkeletonProps extends FrameAreaProps {
  readonly label: string
  readonly reject: string
}

function FrameSkeleton({ label, reject, onReject }: FrameSkeletonProps): ReactElement {
  return (
    <div part="approve-frame-loading" className={css.loading}>
      <Skeleton shape="text" variant="title" length="medium" />
      <Skeleton shape="text" length="long" />
      <Skeleton shape="text" length="long" />
      <span className={css.fill} />
      <Button fullWidth onClick={onReject}>
        {reject}
      </Button>
      <LiveRegion message={label} />
    </div>
  )
}

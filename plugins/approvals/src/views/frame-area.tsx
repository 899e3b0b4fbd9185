import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { modalContract } from '@latchkey/modal/contract'
import { Button, LiveRegion, useSheets } from '@latchkey/ui-primitives'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useEffect, useRef } from 'react'
import { texts } from '../texts'
import * as css from './approve-transaction.css'

export interface FrameAreaProps {
  readonly onReject: () => void
}

/**
 * The place of the wallet's frame, with a skeleton until it is ready. A failed frame ends its requests.
 * Parts: `approve-frame`, `approve-frame-loading`.
 */
export function FrameArea({ onReject }: FrameAreaProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const modal = usePlugin(modalContract)
  const isReady = usePluginState(embeddedWalletContract, ({ frame }) => frame === 'ready')
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isReady) return undefined
    const end = new AbortController()
    modal.frameHost().then(
      (host) => area.current && host.show(area.current, end.signal),
      () => undefined,
    )
    return () => end.abort()
  }, [modal, isReady])
  return (
    <div className={css.frame}>
      {isReady ? (
        <div ref={area} part="approve-frame" className={css.area} />
      ) : (
        <FrameSkeleton
          label={t('approvals.frame-loading')}
          reject={t('approvals.reject')}
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

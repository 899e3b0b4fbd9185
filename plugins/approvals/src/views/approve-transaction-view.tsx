import { embeddedWalletContract, type PendingApproval } from '@latchkey/embedded-wallet/contract'
import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { modalContract } from '@latchkey/modal/contract'
import { Button, LiveRegion, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react'
import { type ApprovalsContract, approvalsContract } from '../contract'
import type { ApprovalsContext } from '../controller'
import { texts } from '../texts'
import * as css from './approve-transaction.css'
import { usualHeight } from './frame-geometry'
import { RequestEnd } from './request-end'
import { RequestSummary } from './request-summary'

type Props = ViewProps<ApprovalsContract['views']['ApproveTransaction']>

interface Views {
  readonly ApproveTransaction: (props: Props) => ReactElement
}

/** The view of one instance. */
export function createApproveTransactionView(ctx: ApprovalsContext): Views {
  // Created once for each instance, not in a render.
  const createView = (): Views['ApproveTransaction'] => () => <ApproveTransaction ctx={ctx} />
  return { ApproveTransaction: createView() }
}

interface BoundProps {
  readonly ctx: ApprovalsContext
}

/**
 * The oldest request: the wallet's frame, which shows its facts and buttons, and above it what the frame cannot say. Parts:
 * `approve-transaction`, and those of `RequestSummary`, `FrameArea` and `RequestEnd`.
 */
function ApproveTransaction({ ctx }: BoundProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const [approval, ...others] = usePluginState(embeddedWalletContract, ({ approvals }) => approvals)
  const ended = usePluginState(approvalsContract, (state) => state.ended)
  if (ended)
    return (
      <RequestEnd
        ended={ended}
        isLast={!approval}
        onClose={() => (approval ? ctx.state.assign({ ended: undefined }) : ctx.router.back('user'))}
      />
    )
  if (!approval)
    return (
      <EmptyState
        drawing={<NothingYetDrawing />}
        sentence={t('approvals.nothing')}
        action={<Button onClick={() => ctx.router.back('user')}>{t('approvals.close')}</Button>}
      />
    )
  return (
    <ViewLayout
      part="approve-transaction"
      className={css.view}
      label={t('approvals.summary')}
      footer={<FrameArea approval={approval} onReject={() => ctx.router.back('user')} />}
    >
      <RequestSummary key={approval.id} ctx={ctx} approval={approval} waiting={others.length} />
    </ViewLayout>
  )
}

interface FrameAreaProps {
  readonly approval: PendingApproval
  readonly onReject: () => void
}

/** Of the line above the frame. */
const BORDER_PX = 1

/**
 * The place of the wallet's frame, as high as the frame says it has to be, within limits, and before that as high as such
 * requests need. With a skeleton until the frame is ready. A failed frame ends its requests.
 * Parts: `approve-frame`, `approve-frame-loading`.
 */
function FrameArea({ approval, onReject }: FrameAreaProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const modal = usePlugin(modalContract)
  const isReady = usePluginState(embeddedWalletContract, ({ frame }) => frame === 'ready')
  const told = usePluginState(embeddedWalletContract, ({ frameHeight }) => frameHeight)
  const height = told ?? usualHeight(approval)
  const area = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.style.setProperty(css.NEEDED_HEIGHT, `${height + BORDER_PX}px`)
  }, [height])
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
    <div ref={place} className={css.frame}>
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

interface FrameSkeletonProps extends Pick<FrameAreaProps, 'onReject'> {
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

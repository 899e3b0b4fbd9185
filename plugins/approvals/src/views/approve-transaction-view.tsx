import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import type { ViewProps } from '@latchkey/kernel'
import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { Button, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import type { ReactElement } from 'react'
import { type ApprovalsContract, approvalsContract } from '../contract'
import type { ApprovalsContext } from '../controller'
import { texts } from '../texts'
import * as css from './approve-transaction.css'
import { FrameArea } from './frame-area'
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
 * Explains the oldest request, above the wallet's frame, which shows its own facts and buttons. Parts:
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
      footer={<FrameArea onReject={() => ctx.router.back('user')} />}
    >
      <RequestSummary key={approval.id} ctx={ctx} approval={approval} waiting={others.length} />
    </ViewLayout>
  )
}

import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { type HeldToken, tokenKey, useChosenToken, useTokens } from '@latchkey/portfolio/view-kit'
import type { ActiveTarget } from '@latchkey/session/contract'
import { TokenList, useTarget } from '@latchkey/session/view-kit'
import { Button } from '@latchkey/ui-primitives/button'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { sendContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import type { SendSteps, StepViewProps } from '../send-steps'
import * as css from './send.css'

/** The account's tokens, to choose one. Part: `send-tokens`. */
export function SelectTokenView({ steps }: StepViewProps<undefined>): ReactNode {
  const say = useCopy()
  const target = useTarget()
  const area = useRef<HTMLDivElement>(null)
  return (
    <ViewLayout part="send-tokens" area={area} label={say('send.tokens')}>
      {target ? (
        <Tokens steps={steps} target={target} area={area} />
      ) : (
        <EmptyState drawing={<WalletDrawing />} sentence={say('send.no-account')} />
      )}
    </ViewLayout>
  )
}

interface TokensProps {
  readonly steps: SendSteps
  readonly target: ActiveTarget
  readonly area: RefObject<HTMLDivElement | null>
}

function Tokens({ steps, target, area }: TokensProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(sendContract)
  const { items, status, query } = useTokens(sendContract.id, target)
  const chosen = useChosenToken(
    items,
    usePluginState(sendContract, (state) => state.draft.tokenAddress),
  )
  const pick = (token: Pick<HeldToken, 'address'>): void => {
    const isOther = chosen === undefined || tokenKey(token) !== tokenKey(chosen)
    // An amount of one token means nothing in another.
    steps.edit({
      tokenAddress: tokenKey(token),
      ...(isOther ? { amountText: '', amount: undefined, unit: 'token' } : {}),
    })
    router.back()
  }
  if (status === 'loading')
    return (
      <div className={css.section}>
        <VisuallyHidden>{say('send.tokens-loading')}</VisuallyHidden>
        <RowSkeleton secondary round />
        <RowSkeleton secondary round />
        <RowSkeleton secondary round />
      </div>
    )
  if (status === 'failed')
    return (
      <EmptyState
        drawing={<NothingYetDrawing />}
        sentence={say('send.tokens-failed')}
        action={
          <Button
            icon={<RetryIcon size={18} />}
            loading={query.isRetrying}
            disabled={query.pauseSeconds > 0}
            onClick={() => void query.retry()}
          >
            {say('send.try-again')}
          </Button>
        }
      />
    )
  if (items.length === 0)
    return <EmptyState drawing={<NothingYetDrawing />} sentence={say('send.tokens-empty')} />
  return (
    <div className={css.list}>
      <TokenList
        area={area}
        items={items.map(({ balance = '0', ...token }) => ({ ...token, value: balance }))}
        hasPrices={!target.network?.testnet}
        label={say('send.tokens')}
        texts={{
          label: say('send.tokens-search'),
          clear: say('send.tokens-clear'),
          showAll: say('send.tokens-all'),
          nothingFound: (name) => say('send.tokens-nothing', { query: name }),
        }}
        isCurrent={({ address }) => chosen?.address === address && chosen !== undefined}
        onPick={pick}
      />
    </div>
  )
}

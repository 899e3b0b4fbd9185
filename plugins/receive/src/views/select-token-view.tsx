import { useOptionalPlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { tokenKey, useTokens } from '@latchkey/portfolio/view-kit'
import type { ActiveTarget, Token, TokenHolding } from '@latchkey/session/contract'
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
import { receiveContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { draftFor, type ReceiveSteps, type StepViewProps } from './receive-steps'
import { receiverKey } from './receive-target'
import * as css from './receive-view.css'

/** The active account's tokens, to choose the one that is asked for. Part: `receive-tokens`. */
export function SelectTokenView({ steps }: StepViewProps<undefined>): ReactNode {
  const say = useCopy()
  const target = useTarget()
  const area = useRef<HTMLDivElement>(null)
  const hasPortfolio = useOptionalPlugin(portfolioContract) !== undefined
  return (
    <ViewLayout part="receive-tokens" area={area} label={say('receive.tokens')}>
      {target && hasPortfolio ? (
        <Tokens steps={steps} target={target} area={area} />
      ) : (
        <EmptyState drawing={<WalletDrawing />} sentence={say('receive.absent')} />
      )}
    </ViewLayout>
  )
}

interface TokensProps {
  readonly steps: ReceiveSteps
  readonly target: ActiveTarget
  readonly area: RefObject<HTMLDivElement | null>
}

function Tokens({ steps, target, area }: TokensProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(receiveContract)
  const { items, status, query } = useTokens(receiveContract.id, target)
  const receiver = receiverKey(target)
  const draft = draftFor(
    usePluginState(receiveContract, (state) => state.draft),
    receiver,
  )
  const chosen = draft.token === undefined ? 'native' : tokenKey(draft.token)
  const pick = ({ value: _, priceUsd: _price, ...token }: TokenHolding): void => {
    const isOther = tokenKey(token) !== chosen
    // An amount of one token means nothing in another.
    steps.edit(isOther ? { receiver, token, amountText: '', amount: undefined } : { ...draft, token })
    router.back()
  }
  if (status === 'loading')
    return (
      <div className={css.rows}>
        <VisuallyHidden>{say('receive.tokens-loading')}</VisuallyHidden>
        <RowSkeleton secondary round />
        <RowSkeleton secondary round />
        <RowSkeleton secondary round />
      </div>
    )
  if (status === 'failed')
    return (
      <EmptyState
        drawing={<NothingYetDrawing />}
        sentence={say('receive.tokens-failed')}
        action={
          <Button
            icon={<RetryIcon size={18} />}
            loading={query.isRetrying}
            disabled={query.pauseSeconds > 0}
            onClick={() => void query.retry()}
          >
            {say('receive.try-again')}
          </Button>
        }
      />
    )
  const held = items.map(({ balance = '0', ...token }) => ({ ...token, value: balance }))
  return (
    <div className={css.list}>
      <TokenList
        area={area}
        items={withNative(held, target)}
        hasPrices={!target.network?.testnet}
        label={say('receive.tokens')}
        texts={{
          label: say('receive.tokens-search'),
          clear: say('receive.tokens-clear'),
          showAll: say('receive.tokens-all'),
          nothingFound: (query) => say('receive.tokens-nothing', { query }),
        }}
        isCurrent={(token) => tokenKey(token) === chosen}
        onPick={pick}
      />
    </div>
  )
}

/** The network's currency is received by accounts that have none of it, too. */
function withNative(
  held: readonly TokenHolding[],
  { network, networkId }: ActiveTarget,
): readonly TokenHolding[] {
  if (!network || held.some(({ address }: Token) => address === undefined)) return held
  return [{ networkId, ...network.nativeCurrency, value: '0' }, ...held]
}

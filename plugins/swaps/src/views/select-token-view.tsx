import { GetTokens } from '@latchkey/account/view-kit'
import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget, TokenHolding } from '@latchkey/session/contract'
import { Button, useSheets } from '@latchkey/ui-primitives'
import {
  type ActionViewProps,
  findTokenBy,
  TokenChoice,
  TokenChoiceView,
  TokenPicture,
  tokenKey,
  useIsAbove,
  useTarget,
} from '@latchkey/view-kit'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { type SwapDraft, swapsContract } from '../contract'
import type { SwapActions } from '../swap-actions'
import { texts } from '../texts'
import * as css from './swaps.css'
import { type SwappableToken, suggestedTokens, useSwapTokens } from './use-swap-tokens'

type Side = 'from' | 'to'

/**
 * The tokens that the account has, or all that can be received, to choose one. Parts: `swaps-tokens`,
 * `swaps-suggested`.
 */
export function SelectTokenView({
  actions,
  args,
}: ActionViewProps<SwapActions, { readonly side: Side } | undefined>): ReactNode {
  // A page without types may have opened it without arguments.
  const side = args?.side === 'to' ? 'to' : 'from'
  const router = useRouter(swapsContract)
  const target = useTarget()
  return (
    <TokenChoiceView part="swaps-tokens" onConnect={() => router.replace('SwapSelectToken', { side })}>
      {target && ((area) => <Tokens actions={actions} target={target} side={side} area={area} />)}
    </TokenChoiceView>
  )
}

interface TokensProps {
  readonly actions: SwapActions
  readonly target: ActiveTarget
  readonly side: Side
  readonly area: RefObject<HTMLDivElement | null>
}

function Tokens({ actions, target, side, area }: TokensProps): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(swapsContract)
  const draft = usePluginState(swapsContract, (state) => state.draft)
  const { items, held, status, query } = useSwapTokens(actions, target)
  const listed = side === 'from' ? held : sorted(items)
  const wanted = side === 'from' ? (draft.from ?? 'native') : draft.to
  const chosen = wanted === undefined ? undefined : findTokenBy(items, wanted)
  const isAboveForm = useIsAbove('Swap')
  const pick = (token: Pick<TokenHolding, 'address'>): void => {
    actions.edit(draftWith(draft, side, tokenKey(token)))
    if (isAboveForm) router.back()
    else router.replace('Swap')
  }
  return (
    <TokenChoice
      area={area}
      status={status}
      query={query}
      empty={t('swaps.tokens-empty')}
      emptyAction={<GetTokens />}
      suggested={side === 'to' && <Suggested tokens={items} onPick={pick} />}
      items={listed.map(({ token, balance = '0', priceUsd }) => ({
        ...token,
        value: balance,
        ...(priceUsd === undefined ? {} : { priceUsd }),
      }))}
      hasPrices={!target.network?.testnet}
      isCurrent={({ address }) => chosen !== undefined && chosen.address === address}
      onPick={pick}
    />
  )
}

interface SuggestedProps {
  readonly tokens: readonly SwappableToken[]
  readonly onPick: (token: Pick<TokenHolding, 'address'>) => void
}

function Suggested({ tokens, onPick }: SuggestedProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  return (
    <fieldset className={css.suggested} aria-label={t('swaps.suggested')}>
      {suggestedTokens(tokens).map((token) => (
        <Button
          key={tokenKey(token)}
          part="swaps-suggested"
          size="small"
          icon={<TokenPicture token={token} size={20} />}
          onClick={() => onPick(token)}
        >
          {token.symbol}
        </Button>
      ))}
    </fieldset>
  )
}

/** Sorts by symbol, in code unit order. */
function sorted(tokens: readonly SwappableToken[]): readonly SwappableToken[] {
  return [...tokens].sort((one, other) =>
    one.symbol < other.symbol ? -1 : one.symbol > other.symbol ? 1 : 0,
  )
}

/** Swaps both sides if the other side's token was chosen. */
function draftWith(draft: SwapDraft, side: Side, key: string): Partial<SwapDraft> {
  const from = draft.from ?? 'native'
  // The amount is cleared, as it has no meaning in another token.
  const cleared = { amountText: '', amount: undefined }
  if (side === 'to') return key === from ? { to: key, from: draft.to, ...cleared } : { to: key }
  if (key === from) return {}
  return { from: key, ...cleared, ...(key === draft.to ? { to: from } : {}) }
}

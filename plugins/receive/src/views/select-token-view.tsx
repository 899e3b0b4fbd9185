import { useOptionalPlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget, Token, TokenHolding } from '@latchkey/session/contract'
import {
  type ActionViewProps,
  TokenChoice,
  TokenChoiceView,
  TokenList,
  type TokenListProps,
  tokenKey,
  useIsAbove,
  useTarget,
  useTokens,
} from '@latchkey/view-kit'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { receiveContract } from '../contract'
import { draftFor, type ReceiveActions } from './receive-actions'

/** The active account's tokens, to choose the requested one. Part: `receive-tokens`. */
export function SelectTokenView({ actions }: ActionViewProps<ReceiveActions, undefined>): ReactNode {
  const router = useRouter(receiveContract)
  const target = useTarget()
  const hasPortfolio = useOptionalPlugin(portfolioContract) !== undefined
  const Tokens = hasPortfolio ? HeldTokens : NativeToken
  return (
    <TokenChoiceView part="receive-tokens" onConnect={() => router.replace('WalletReceiveSelectToken')}>
      {target && ((area) => <Tokens actions={actions} target={target} area={area} />)}
    </TokenChoiceView>
  )
}

interface TokensProps {
  readonly actions: ReceiveActions
  readonly target: ActiveTarget
  readonly area: RefObject<HTMLDivElement | null>
}

function HeldTokens({ actions, target, area }: TokensProps): ReactElement {
  const { items, status, query } = useTokens(receiveContract.id, target)
  const held = items.map(({ balance = '0', ...token }) => ({ ...token, value: balance }))
  return (
    <TokenChoice
      area={area}
      status={status}
      query={query}
      items={withNative(held, target)}
      hasPrices={!target.network?.testnet}
      {...useChoice(actions, target)}
    />
  )
}

/** Without the plugin that knows the account's tokens. */
function NativeToken({ actions, target, area }: TokensProps): ReactElement {
  return (
    <TokenList area={area} items={withNative([], target)} hasPrices={false} {...useChoice(actions, target)} />
  )
}

/** The chosen token, and the choice of another one, after which the form is shown. */
function useChoice(
  actions: ReceiveActions,
  target: ActiveTarget,
): Required<Pick<TokenListProps, 'isCurrent' | 'onPick'>> {
  const router = useRouter(receiveContract)
  const isAboveForm = useIsAbove('WalletReceiveAmount')
  const receiver = accountKey(target)
  const draft = draftFor(
    usePluginState(receiveContract, (state) => state.draft),
    receiver,
  )
  const chosen = draft.token === undefined ? 'native' : tokenKey(draft.token)
  return {
    isCurrent: (token) => tokenKey(token) === chosen,
    onPick({ value: _, priceUsd: _price, ...token }) {
      const isOther = tokenKey(token) !== chosen
      // The amount is cleared, as it has no meaning in another token.
      actions.setDraft(isOther ? { receiver, token, amountText: '', amount: undefined } : { ...draft, token })
      if (isAboveForm) router.back()
      else router.replace('WalletReceiveAmount')
    },
  }
}

/** Adds the native currency, which accounts without a balance can receive too. */
function withNative(
  held: readonly TokenHolding[],
  { network, networkId }: ActiveTarget,
): readonly TokenHolding[] {
  if (!network || held.some(({ address }: Token) => address === undefined)) return held
  return [{ networkId, ...network.nativeCurrency, value: '0' }, ...held]
}

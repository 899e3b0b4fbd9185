import { GetTokens } from '@latchkey/account/view-kit'
import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import {
  type ActionViewProps,
  type HeldToken,
  TokenChoice,
  TokenChoiceView,
  tokenKey,
  useChosenToken,
  useIsAbove,
  useTarget,
  useTokens,
} from '@latchkey/view-kit'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { sendContract } from '../contract'
import type { SendActions } from '../send-actions'
import { texts } from '../texts'
import { noAmount } from './parameters'

/** The account's tokens, to choose one. Part: `send-tokens`. */
export function SelectTokenView({ actions }: ActionViewProps<SendActions, undefined>): ReactNode {
  const router = useRouter(sendContract)
  const target = useTarget()
  return (
    <TokenChoiceView part="send-tokens" onConnect={() => router.replace('WalletSendSelectToken')}>
      {target && ((area) => <Tokens actions={actions} target={target} area={area} />)}
    </TokenChoiceView>
  )
}

interface TokensProps {
  readonly actions: SendActions
  readonly target: ActiveTarget
  readonly area: RefObject<HTMLDivElement | null>
}

function Tokens({ actions, target, area }: TokensProps): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(sendContract)
  const { items, status, query } = useTokens(sendContract.id, target)
  const chosen = useChosenToken(
    items,
    usePluginState(sendContract, (state) => state.draft.tokenAddress),
  )
  const isAboveForm = useIsAbove('WalletSend')
  const pick = (token: Pick<HeldToken, 'address'>): void => {
    const isOther = chosen === undefined || tokenKey(token) !== tokenKey(chosen)
    // The amount is cleared, as it has no meaning in another token.
    actions.edit({
      tokenAddress: tokenKey(token),
      ...(isOther ? noAmount : {}),
    })
    if (isAboveForm) router.back()
    else router.replace('WalletSend')
  }
  return (
    <TokenChoice
      area={area}
      status={status}
      query={query}
      empty={t('send.tokens-empty')}
      emptyAction={<GetTokens />}
      items={items.map(({ balance = '0', ...token }) => ({ ...token, value: balance }))}
      hasPrices={!target.network?.testnet}
      isCurrent={({ address }) => chosen?.address === address && chosen !== undefined}
      onPick={pick}
    />
  )
}

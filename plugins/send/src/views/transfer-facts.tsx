import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { Fee, FlowLook } from '@latchkey/transactions/flow'
import { Text } from '@latchkey/ui-primitives'
import { exactQuantity, truncateAddress } from '@latchkey/ui-primitives/format'
import { Fact, FactList, WholeAddress } from '@latchkey/ui-primitives/screens'
import {
  FeeValue,
  NetworkFact,
  TokenContractFact,
  useNativePrice,
  useNetworkName,
  useTransactionTexts,
} from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { SendRequest } from '../contract'
import { texts } from '../texts'
import { recordText } from './receiver-warning'

/** Amount, symbol and receiver of a request, to insert in texts. */
function useRequestValues({ amount, token, to, toName }: SendRequest): Readonly<Record<string, string>> {
  const locale = useLocale()
  return {
    amount: exactQuantity(amount, { decimals: token.decimals, locale }),
    symbol: token.symbol,
    to: toName ?? truncateAddress(to),
  }
}

export function useSummary(request: SendRequest): string {
  return useTexts(texts)('send.summary', useRequestValues(request))
}

export function useAskHint(request: SendRequest): string {
  return useTexts(texts)('send.ask-hint', useRequestValues(request))
}

/** What the general texts of an outcome do not say. */
export function useStatusTexts(request: SendRequest): ReturnType<NonNullable<FlowLook['useTexts']>> {
  const t = useTexts(texts)
  const values = useRequestValues(request)
  const title = t('send.confirmed')
  return {
    confirmed: { title, hint: t('send.confirmed-hint', values) },
    repriced: { title, hint: t('send.repriced-hint', values) },
    unread: { hint: t('send.unread-hint', values) },
  }
}

/** The receiver, to compare with the wallet. */
export function useReceiverDetails(request: SendRequest): ReactElement {
  return (
    <FactList>
      <TransferFacts request={request} />
    </FactList>
  )
}

interface FactsProps {
  readonly request: SendRequest
  readonly fee: Fee
}

/** The facts of the transfer that will be signed. Part: `send-fact`. */
export function Facts({ request, fee }: FactsProps): ReactElement {
  const t = useTexts(texts)
  const { target, token } = request
  const transactionText = useTransactionTexts()
  const nativePriceUsd = useNativePrice(target)
  const hasRent = fee.phase === 'known' && fee.data.rent !== undefined
  return (
    <FactList>
      <TransferFacts request={request} />
      <Fact part="send-fact" kind="address" label={t('send.from')}>
        <WholeAddress address={target.account.address} />
      </Fact>
      <NetworkFact part="send-fact" target={target} />
      <Fact
        part="send-fact"
        label={transactionText('transaction.fee')}
        note={hasRent && t('send.rent-hint', { symbol: token.symbol })}
      >
        <FeeValue part="send-fee" fee={fee} nativePriceUsd={nativePriceUsd} />
      </Fact>
    </FactList>
  )
}

/** Who gets it and of which contract the token is, in the review and while the wallet is asked. Parts: `send-fact`, `send-contract`. */
export function TransferFacts({ request }: Pick<FactsProps, 'request'>): ReactElement {
  return (
    <>
      <ReceiverFact request={request} />
      <TokenContractFact
        token={request.token}
        factPart="send-fact"
        part="send-contract"
        network={request.target.network}
      />
    </>
  )
}

/**
 * The whole address of the receiver, below its name if it has one, with the network of which the address is. Parts:
 * `send-fact`, `send-receiver`.
 */
function ReceiverFact({
  request: { to, toName, toRecord, target },
}: Pick<FactsProps, 'request'>): ReactElement {
  const t = useTexts(texts)
  const network = useNetworkName(target.network)
  return (
    <Fact
      part="send-fact"
      kind="address"
      label={t('send.to')}
      note={toName === undefined ? undefined : recordText(toRecord, network, t)}
    >
      {toName !== undefined && (
        <Text as="div" weight="medium">
          <bdi>{toName}</bdi>
        </Text>
      )}
      <WholeAddress part="send-receiver" address={to} />
    </Fact>
  )
}

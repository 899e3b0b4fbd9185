import { useTexts } from '@latchkey/kernel/react'
import { Text } from '@latchkey/ui-primitives'
import { Caution, Fact, FactList, WholeAddress } from '@latchkey/ui-primitives/screens'
import { AmountHeading, FailureCaution, TokenContractFact, useNetworkName } from '@latchkey/view-kit'
import { type ReactElement, useState } from 'react'
import type { PaymentOrder } from '../contract'
import { PaymentUnsettledError } from '../errors'
import { texts } from '../texts'
import { useOrderNetwork, useOrderValues, usePayment } from './use-order'

/** The exact amount and its network. Part: `pay-amount`. */
export function OrderHeading({ order }: { readonly order: PaymentOrder }): ReactElement {
  const t = useTexts(texts)
  const network = useNetworkName(useOrderNetwork(order))
  return (
    <AmountHeading part="pay-amount" token={order.asset} amount={order.amount}>
      <Text tone="secondary">{t('pay.on-network', { network })}</Text>
    </AmountHeading>
  )
}

/** The whole address that is paid. Part: `pay-recipient`. */
export function RecipientFact({
  order,
  part,
}: {
  readonly order: PaymentOrder
  readonly part?: string
}): ReactElement {
  const t = useTexts(texts)
  return (
    <Fact part={part} kind="address" label={t('pay.to')}>
      <WholeAddress part="pay-recipient" address={order.recipient} />
    </Fact>
  )
}

interface OrderFactsProps {
  readonly order: PaymentOrder
  /** The `part` of each fact. */
  readonly part: string
}

/** Who is paid, and of which contract the token is, in the review and while the wallet is asked. Part: `pay-contract`. */
export function OrderFacts({ order, part }: OrderFactsProps): ReactElement {
  return (
    <>
      <RecipientFact part={part} order={order} />
      <TokenContractFact
        token={order.asset}
        factPart={part}
        part="pay-contract"
        network={useOrderNetwork(order)}
      />
    </>
  )
}

/**
 * Why another way would pay twice: a wallet may still send this payment, or an earlier one would do the same. Parts:
 * `pay-unsettled`, `pay-beside`.
 */
export function PaymentCautions(): ReactElement | null {
  const t = useTexts(texts)
  const [error] = useState(() => new PaymentUnsettledError())
  const payment = usePayment()
  const isUnsettled = payment?.progress.phase === 'asking'
  return (
    <>
      {isUnsettled && <FailureCaution part="pay-unsettled" error={error} />}
      {payment?.beside && (
        <Caution
          part="pay-beside"
          text={t(payment.beside.hash === undefined ? 'pay.beside-unsure' : 'pay.beside')}
        />
      )}
    </>
  )
}

export const useSummary = (order: PaymentOrder): string =>
  useTexts(texts)('pay.summary', useOrderValues(order))

export const useAskHint = (order: PaymentOrder): string =>
  useTexts(texts)('pay.ask-hint', useOrderValues(order))

/** The recipient and the token, to compare with the wallet. */
export const useDetails = (order: PaymentOrder): ReactElement => (
  <FactList>
    <OrderFacts part="pay-fact" order={order} />
  </FactList>
)

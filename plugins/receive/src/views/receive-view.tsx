import type { ViewProps } from '@latchkey/kernel'
import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { checkViewArgs } from '@latchkey/kernel/view-arguments'
import { sessionContract } from '@latchkey/session/contract'
import { ConnectFirst } from '@latchkey/session/view-kit'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { exactQuantity } from '@latchkey/ui-primitives/format/exact-quantity'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import type { ReactElement, ReactNode } from 'react'
import { type ReceiveArgs, type ReceiveViews, receiveContract } from '../contract'
import { copy } from '../copy/copy'
import { shownPayment } from './asked-payment'
import { argumentTypes } from './check-arguments'
import { CompatibleNetworks } from './compatible-networks'
import { hasPaymentUri } from './payment-uri'
import { ReceiveFooter } from './receive-footer'
import { type ReceiveTarget, useReceiveTarget } from './receive-target'
import * as css from './receive-view.css'

/** The active account's address as a code and as text. Parts: `receive`, `receive-amount`, `receive-note`, `receive-address`, `receive-ask`. */
export function ReceiveView({ args = {} }: ViewProps<ReceiveViews['WalletReceive']>): ReactNode {
  checkViewArgs('WalletReceive', args, argumentTypes)
  const t = useTexts(copy)
  const target = useReceiveTarget(args.networkId)
  const router = useRouter(receiveContract)
  const { networkId } = args
  const isKnown = usePluginState(
    sessionContract,
    ({ networks }) => networkId === undefined || networks.some(({ id }) => id === networkId),
  )
  if (target) return <Receive target={target} args={args} />
  return (
    <ConnectFirst
      sentence={networkId === undefined ? undefined : t('receive.absent')}
      onConnect={isKnown ? () => router.replace('WalletReceive', args) : undefined}
    />
  )
}

interface ReceiveProps {
  readonly target: ReceiveTarget
  readonly args: ReceiveArgs
}

function Receive({ target, args }: ReceiveProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const locale = useLocale()
  const asked = usePluginState(receiveContract, (state) => state.asked)
  const { address } = target.account
  const network = target.network?.name ?? target.networkId
  const payment = shownPayment(target, args, asked)
  const amount = payment && exactQuantity(payment.amount, { decimals: payment.decimals, locale })
  const symbol = payment?.symbol ?? args.tokenSymbol
  const isPageAsking = args.amount !== undefined || args.tokenAddress !== undefined
  return (
    <ViewLayout
      part="receive"
      footer={<ReceiveFooter address={address} payment={payment} amount={amount} network={network} />}
    >
      <div className={css.view}>
        {payment && (
          <Text as="p" part="receive-amount" variant="title" align="center" numeric className={css.amount}>
            <bdi>
              {amount} {payment.symbol}
            </bdi>
          </Text>
        )}
        <Text as="p" part="receive-note" tone="secondary" align="center">
          {symbol === undefined
            ? t('receive.only-tokens', { network })
            : t('receive.only-token', { symbol, network })}
        </Text>
        <QrCode
          value={payment?.uri ?? address}
          label={
            payment
              ? t('receive.code-amount', { amount: amount ?? '', symbol: payment.symbol, network })
              : t('receive.code', { network })
          }
        />
        <div className={css.addressLine}>
          <Text as="p" part="receive-address" align="center" numeric className={css.address}>
            {groupsOf(address).map(({ at, text }) => (
              <span key={at} className={css.group}>
                {text}
              </span>
            ))}
          </Text>
          {payment && (
            <CopyButton
              value={address}
              label={t('receive.copy')}
              copiedLabel={t('receive.copied')}
              failedLabel={t('receive.copy-failed')}
            />
          )}
        </div>
        <div className={css.rows}>
          {!isPageAsking && target.network && hasPaymentUri(target.namespace) && (
            <AskRow args={args} isAsked={payment !== undefined} />
          )}
          <CompatibleNetworks namespace={target.namespace} />
        </div>
      </div>
    </ViewLayout>
  )
}

function AskRow({
  args: { networkId },
  isAsked,
}: {
  readonly args: ReceiveArgs
  readonly isAsked: boolean
}): ReactElement {
  const t = useTexts(copy)
  const router = useRouter(receiveContract)
  return (
    <ListRow
      part="receive-ask"
      title={t(isAsked ? 'receive.ask-other' : 'receive.ask')}
      trailing={<ChevronIcon />}
      onClick={() => router.push('WalletReceiveAmount', networkId === undefined ? undefined : { networkId })}
    />
  )
}

/** Four characters each, `0x` with the first. A selection copies them without gaps. */
function groupsOf(address: string): readonly { readonly at: number; readonly text: string }[] {
  const first = address.startsWith('0x') ? 6 : 4
  const rest = address.slice(first).match(/.{1,4}/g) ?? []
  return [address.slice(0, first), ...rest].map((text, at) => ({ at, text }))
}

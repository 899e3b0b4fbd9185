import { accountContract } from '@latchkey/account/contract'
import { ChooseNetwork } from '@latchkey/account/view-kit'
import type { TextOf } from '@latchkey/kernel'
import { useLocale, useOptionalPlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { checkViewArgs } from '@latchkey/kernel/view-arguments'
import { type ChainNamespace, sessionContract, type Token } from '@latchkey/session/contract'
import { ChevronIcon, ListRow, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { exactQuantity } from '@latchkey/ui-primitives/format'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { CopyButton, WholeAddress } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  amountSize,
  ConnectFirst,
  compatibleNetworks,
  NetworkPicture,
  useNetworkName,
} from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import { type ReceiveArgs, receiveContract } from '../contract'
import { type TextKey, texts } from '../texts'
import { argumentTypes, type ShownPayment, shownPayment } from './asked-payment'
import { hasPaymentUri } from './payment-uri'
import type { ReceiveActions } from './receive-actions'
import { ReceiveFooter } from './receive-footer'
import { type ReceiveTarget, useReceiveTarget } from './receive-target'
import * as css from './receive-view.css'
import { NoAmount, useChainDecimals } from './use-chain-decimals'

/** The active account's address as a code and as text. Parts: `receive`, `receive-amount`, `receive-note`, `receive-address`, `receive-ask`. */
export function ReceiveView({
  actions,
  args = {},
}: ActionViewProps<ReceiveActions, ReceiveArgs | undefined>): ReactNode {
  checkViewArgs('WalletReceive', args, argumentTypes)
  const t = useTexts(texts)
  const target = useReceiveTarget(args.networkId)
  const router = useRouter(receiveContract)
  const { networkId } = args
  const isKnown = usePluginState(
    sessionContract,
    ({ networks }) => networkId === undefined || networks.some(({ id }) => id === networkId),
  )
  if (target) return <Receive actions={actions} target={target} args={args} />
  return (
    <ConnectFirst
      sentence={networkId === undefined ? undefined : t('receive.absent')}
      onConnect={isKnown ? () => router.replace('WalletReceive', args) : undefined}
      otherwise={!isKnown && <ChooseNetwork />}
    />
  )
}

interface ReceiveProps {
  readonly actions: ReceiveActions
  readonly target: ReceiveTarget
  readonly args: ReceiveArgs
}

function Receive({ actions, target, args }: ReceiveProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const asked = usePluginState(receiveContract, (state) => state.asked)
  const { address } = target.account
  const network = useNetworkName(target.network)
  const wanted = shownPayment(target, args, asked)
  const { stated, retry } = useChainDecimals(actions, target, wanted && tokenOf(wanted))
  const isComing = wanted !== undefined && stated.phase === 'loading'
  const isRight = stated.phase === 'known' && stated.decimals === wanted?.decimals
  // With other decimals the code would ask for another amount than the one that was meant.
  const payment = isRight ? wanted : undefined
  const amount = payment && exactQuantity(payment.amount, { decimals: payment.decimals, locale })
  const symbol = wanted?.symbol ?? args.tokenSymbol
  const isPageAsking = args.amount !== undefined || args.tokenAddress !== undefined
  return (
    <ViewLayout
      part="receive"
      footer={
        !isComing && <ReceiveFooter address={address} payment={payment} amount={amount} network={network} />
      }
    >
      {/* As a layout: where there is too little room, the code is smaller before anything is cut. */}
      <div data-view-layout="" className={css.view}>
        {payment && (
          <Text
            as="p"
            part="receive-amount"
            variant={amount && amount.length > 12 ? amountSize(amount) : 'title'}
            align="center"
            numeric
          >
            <bdi>
              {amount} {payment.symbol}
            </bdi>
          </Text>
        )}
        <Text as="p" part="receive-note" tone="secondary" align="center">
          {onlyText(target, symbol, network, t)}
        </Text>
        {wanted && !payment && !isComing && (
          <NoAmount
            text={stated.phase === 'known' ? 'receive.other-decimals' : 'receive.unreadable'}
            symbol={wanted.symbol}
            onRetry={retry}
          />
        )}
        <div className={css.codeRoom}>
          <QrCode
            className={css.code}
            value={isComing ? undefined : (payment?.uri ?? address)}
            label={
              payment
                ? t('receive.code-amount', { amount: amount ?? '', symbol: payment.symbol, network })
                : t('receive.code', { network })
            }
          />
        </div>
        <div className={css.addressLine}>
          <WholeAddress part="receive-address" align="center" address={address} />
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

/** What may be sent to the address. The wallet may be on a network that the page does not know by name. */
function onlyText(
  target: ReceiveTarget,
  symbol: string | undefined,
  network: string,
  t: TextOf<TextKey>,
): string {
  if (!target.network) return t('receive.only-unknown')
  return symbol === undefined
    ? t('receive.only-tokens', { network })
    : t('receive.only-token', { symbol, network })
}

const tokenOf = ({ tokenAddress, decimals }: ShownPayment): Pick<Token, 'address' | 'decimals'> => ({
  decimals,
  ...(tokenAddress === undefined ? {} : { address: tokenAddress }),
})

function AskRow({
  args: { networkId },
  isAsked,
}: {
  readonly args: ReceiveArgs
  readonly isAsked: boolean
}): ReactElement {
  const t = useTexts(texts)
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

/** Maximum of pictures. Further networks are only counted. */
const PICTURES = 3

interface CompatibleNetworksProps {
  readonly namespace: ChainNamespace
}

/**
 * The networks on which the address can receive. A click opens their list, if that view exists. Part:
 * `receive-networks`.
 */
export function CompatibleNetworks({ namespace }: CompatibleNetworksProps): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const hasAccount = useOptionalPlugin(accountContract) !== undefined
  const state = usePluginState(sessionContract, (whole) => whole)
  const networks = compatibleNetworks(state, namespace)
  if (!hasAccount || networks.length === 0) return null
  const more = networks.length - PICTURES
  return (
    <ListRow
      part="receive-networks"
      title={t('receive.networks')}
      trailing={
        <>
          <span className={css.pictures} aria-hidden="true">
            {networks.slice(0, PICTURES).map((network) => (
              <span key={network.id} className={css.picture}>
                <NetworkPicture network={network} size={24} />
              </span>
            ))}
          </span>
          {more > 0 && (
            <Text tone="secondary" numeric>
              +{more}
            </Text>
          )}
          <ChevronIcon />
        </>
      }
      onIntent={() => router.preload('WalletCompatibleNetworks')}
      onClick={() => router.push('WalletCompatibleNetworks', { namespace })}
    />
  )
}

import { accountContract } from '@latchkey/account/contract'
import type { ViewProps } from '@latchkey/kernel'
import { useLocale, useOptionalPlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import type { ReactElement, ReactNode } from 'react'
import type { ReceiveArgs, ReceiveViews } from '../contract'
import { useCopy } from '../copy/use-copy'
import { paymentUri } from './payment-uri'
import { type ReceiveTarget, receiveTarget, sameReceiveTarget } from './receive-target'
import * as css from './receive-view.css'

/** The active account's address as a code and as text. Parts: `receive`, `receive-amount`, `receive-address`, `receive-networks`. */
export default function ReceiveView({ args = {} }: ViewProps<ReceiveViews['WalletReceive']>): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const target = usePluginState(
    sessionContract,
    (state) => receiveTarget(state, args.networkId),
    sameReceiveTarget,
  )
  return target ? (
    <Receive target={target} args={args} />
  ) : (
    <Text as="p" part="receive" tone="secondary" align="center">
      {say('receive.absent')}
    </Text>
  )
}

interface ReceiveProps {
  readonly target: ReceiveTarget
  readonly args: ReceiveArgs
}

function Receive({ target, args }: ReceiveProps): ReactElement {
  const say = useCopy()
  const locale = useLocale()
  const { address } = target.account
  const network = target.network?.name ?? target.networkId
  const asked = askedAmount(target, args)
  const symbol = asked?.symbol ?? args.tokenSymbol
  return (
    <ViewLayout part="receive" footer={<Copies address={address} uri={asked?.uri} />}>
      <div className={css.view}>
        {asked && (
          <Text as="p" part="receive-amount" variant="title" align="center" numeric>
            <bdi>
              {amountText(asked.amount, { decimals: asked.decimals, locale })} {asked.symbol}
            </bdi>
          </Text>
        )}
        <QrCode value={asked?.uri ?? address} label={say('receive.code', { network })} />
        <Text as="p" part="receive-address" align="center" numeric className={css.address}>
          {groupsOf(address).map(({ at, text }) => (
            <span key={at} className={css.group}>
              {text}
            </span>
          ))}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {symbol === undefined
            ? say('receive.only-tokens', { network })
            : say('receive.only-token', { symbol, network })}
        </Text>
        <CompatibleNetworks />
      </div>
    </ViewLayout>
  )
}

interface AskedAmount {
  readonly uri: string
  readonly amount: string
  readonly decimals: number
  readonly symbol: string
}

/** `undefined` where no amount is asked for, and where it cannot be named exactly. */
function askedAmount(
  { account, networkId, network }: ReceiveTarget,
  args: ReceiveArgs,
): AskedAmount | undefined {
  const { tokenAddress } = args
  const native = network?.nativeCurrency
  const decimals = tokenAddress === undefined ? native?.decimals : args.tokenDecimals
  const symbol = tokenAddress === undefined ? native?.symbol : args.tokenSymbol
  const amount = args.amount?.toString()
  if (amount === undefined || decimals === undefined || symbol === undefined) return undefined
  const uri = paymentUri({ account, networkId, amount, tokenAddress, decimals })
  return uri === undefined ? undefined : { uri, amount, decimals, symbol }
}

/** Four characters each, `0x` with the first. A selection copies them without gaps. */
function groupsOf(address: string): readonly { readonly at: number; readonly text: string }[] {
  const first = address.startsWith('0x') ? 6 : 4
  const rest = address.slice(first).match(/.{1,4}/g) ?? []
  return [address.slice(0, first), ...rest].map((text, at) => ({ at, text }))
}

function Copies({
  address,
  uri,
}: {
  readonly address: string
  readonly uri: string | undefined
}): ReactElement {
  const say = useCopy()
  return (
    <div className={css.footer}>
      <CopyButton
        value={address}
        shape="button"
        size="large"
        fullWidth
        label={say('receive.copy')}
        copiedLabel={say('receive.copied')}
        failedLabel={say('receive.copy-failed')}
      />
      {uri !== undefined && (
        <CopyButton
          value={uri}
          shape="button"
          size="large"
          fullWidth
          label={say('receive.copy-request')}
          copiedLabel={say('receive.copied-request')}
          failedLabel={say('receive.copy-request-failed')}
        />
      )}
    </div>
  )
}

function CompatibleNetworks(): ReactElement | null {
  const say = useCopy()
  const router = useRouter(accountContract)
  const hasAccount = useOptionalPlugin(accountContract) !== undefined
  if (!hasAccount) return null
  return (
    <ListRow
      part="receive-networks"
      title={say('receive.networks')}
      trailing={<ChevronIcon />}
      onIntent={() => router.preload('WalletCompatibleNetworks')}
      onClick={() => router.push('WalletCompatibleNetworks')}
    />
  )
}

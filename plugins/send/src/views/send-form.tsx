import { useLocale, usePlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { type ActiveTarget, allAccounts, sessionContract } from '@latchkey/session/contract'
import { AddressField, type AddressReader, readAddress } from '@latchkey/ui-primitives/address-field'
import { AmountField } from '@latchkey/ui-primitives/amount-field'
import { Button } from '@latchkey/ui-primitives/button'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type FormEvent, type ReactElement, useEffect, useMemo, useState } from 'react'
import { type SendDraft, type SendParameters, type SendRequest, sendContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { checkForm } from '../form/check-form'
import { amountWorth, centsOf, spendable } from '../form/worth'
import type { SendSteps } from '../send-steps'
import { receiverWarning } from './receiver-warning'
import * as css from './send.css'
import { SendFooter } from './send-footer'
import { Suggestions } from './suggestions'
import { TokenRow } from './token-row'
import { useFee } from './use-fee'
import { type SendableToken, useChosenToken, useTokens } from './use-tokens'
import { warningText } from './warning-text'
import { withParameters } from './with-parameters'

interface SendFormProps {
  readonly steps: SendSteps
  readonly target: ActiveTarget
  readonly parameters: SendParameters
}

/** Token, amount and receiver. Parts: `send`, `send-unit`, those of the fields and of the footer. */
export function SendForm({ steps, target, parameters }: SendFormProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(sendContract)
  const saved = usePluginState(sendContract, (state) => state.draft)
  const tokens = useTokens(target)
  const token = useChosenToken(tokens.items, parameters.tokenAddress ?? saved.tokenAddress)
  const reader = useAddressReader(steps, target)
  const draft = withParameters(saved, parameters, {
    decimals: token?.decimals,
    locale: useLocale(),
    readReceiver: (text) => readAddress(text, reader),
  })
  const max = useMax(steps, target, token)
  const balance = max.phase === 'known' ? max.limit : token?.balance
  const issue = checkForm({ draft, token: token && { balance } })
  const receiver = useReceiver(target, draft, tokens.items)
  const [isOpening, setOpening] = useState(false)
  const [mistyped, setMistyped] = useState<string>()

  const preview = async (): Promise<void> => {
    const { amount } = draft
    if (issue || isOpening || !token || amount === undefined || !('address' in draft.receiver)) return
    const { address, phase, text } = draft.receiver
    setOpening(true)
    try {
      const to = await steps.formatReceiver(address, target)
      if (to === undefined) setMistyped(text)
      else
        router.push(
          'WalletSendPreview',
          freeze({ target, token, amount, to, name: phase === 'address' ? undefined : text.trim() }),
        )
    } finally {
      setOpening(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void preview()
  }

  return (
    <form part="send" className={css.view} noValidate onSubmit={submit}>
      <TokenRow tokens={tokens} token={token} isFixed={parameters.tokenAddress !== undefined} />
      <Amount
        steps={steps}
        draft={draft}
        token={token}
        hasPrice={!target.network?.testnet}
        max={max}
        isFixed={parameters.amount !== undefined}
      />
      <AddressField
        value={draft.receiver}
        onChange={(value) => steps.edit({ receiver: value })}
        label={say('send.to')}
        placeholder={say(reader.resolveName ? 'send.to-placeholder-name' : 'send.to-placeholder')}
        readOnly={parameters.to !== undefined}
        {...reader}
        error={mistyped !== undefined && mistyped === draft.receiver.text ? say('send.mistyped') : undefined}
        warning={
          receiver.warning && receiver.warning.kind !== 'first-time'
            ? warningText(receiver.warning, say)
            : undefined
        }
        texts={{
          paste: say('send.paste'),
          loading: say('send.resolving'),
          valid: say('send.valid'),
          notFound: say('send.name-not-found'),
          failed: say('send.name-failed'),
          unusual: say('send.name-unusual'),
        }}
      />
      {draft.receiver.phase === 'empty' && parameters.to === undefined && issue !== 'insufficient-funds' && (
        <Suggestions
          recent={receiver.recent}
          own={receiver.own}
          onPick={(address) => steps.edit({ receiver: { phase: 'address', text: address, address } })}
        />
      )}
      <SendFooter
        issue={issue}
        token={token}
        wantsToken={parameters.tokenAddress !== undefined && tokens.status === 'known'}
        hasParameters={Object.keys(parameters).length > 0}
        isBusy={isOpening || draft.receiver.phase === 'loading'}
      />
    </form>
  )
}

interface Frozen extends Pick<SendRequest, 'target' | 'amount' | 'to'> {
  readonly token: SendableToken
  readonly name: string | undefined
}

/** What is shown, estimated, sent and compared from here on is this object. */
function freeze({
  target,
  token: { balance: _, priceUsd, ...token },
  amount,
  to,
  name,
}: Frozen): SendRequest {
  return Object.freeze({
    target,
    token,
    amount,
    to,
    ...(priceUsd === undefined || target.network?.testnet ? {} : { priceUsd }),
    ...(name === undefined ? {} : { toName: name }),
  })
}

export type Max =
  | { readonly phase: 'loading' | 'unknown' }
  | {
      readonly phase: 'known'
      /** What the button fills in. */
      readonly amount: string
      /** What the network would take. */
      readonly limit: string
      readonly isLess: boolean
    }

/** What can be sent at most: of the native currency the balance less the fee. */
function useMax(steps: SendSteps, target: ActiveTarget, token: SendableToken | undefined): Max {
  const isNative = token !== undefined && token.address === undefined
  const isWanted = isNative && token.balance !== undefined
  // A balance that is read again costs the same to send.
  const probe = useMemo(() => (isWanted ? probeOf(target) : undefined), [isWanted, target])
  const { fee } = useFee(steps, probe)
  if (token?.balance === undefined) return { phase: 'unknown' }
  const balance = BigInt(token.balance)
  if (!isNative) return { phase: 'known', amount: token.balance, limit: token.balance, isLess: false }
  if (fee.phase === 'loading') return { phase: 'loading' }
  if (fee.phase === 'failed') return { phase: 'unknown' }
  const cost = BigInt(fee.estimate.fee.value)
  const amount = spendable(balance, cost, target.namespace)
  const limit = balance > cost ? balance - cost : 0n
  return { phase: 'known', amount: amount.toString(), limit: limit.toString(), isLess: true }
}

/** Costs what sending the native currency costs. */
function probeOf(target: ActiveTarget): SendRequest | undefined {
  const { network, networkId, account } = target
  return (
    network && { target, token: { networkId, ...network.nativeCurrency }, amount: '0', to: account.address }
  )
}

interface AmountProps {
  readonly steps: SendSteps
  readonly draft: SendDraft
  readonly token: SendableToken | undefined
  readonly hasPrice: boolean
  readonly max: Max
  readonly isFixed: boolean
}

/** The amount in the token or in US dollars, with the other one beside it. */
function Amount({ steps, draft, token, hasPrice, max, isFixed }: AmountProps): ReactElement {
  const say = useCopy()
  const locale = useLocale()
  const { amount, unit } = draft
  const decimals = token?.decimals ?? 18
  const symbol = token?.symbol ?? ''
  const price = hasPrice ? token?.priceUsd : undefined
  const isUsd = unit === 'usd' && price !== undefined
  const cents = amount === undefined || price === undefined ? 0n : centsOf(BigInt(amount), decimals, price)
  const inToken = amountText(amount ?? '0', { decimals, locale })
  const otherText = isUsd ? `${inToken} ${symbol}` : formatUsd(Number(cents) / 100, locale)
  const change = (text: string, units: string | undefined): void => {
    const next = isUsd && units !== undefined ? amountWorth(BigInt(units), decimals, price).toString() : units
    steps.edit({ amountText: text, amount: next, unit: isUsd ? 'usd' : 'token' })
  }
  const swap = (): void => {
    const text = isUsd ? inToken : amountText(cents.toString(), { decimals: 2, locale })
    steps.edit({ unit: isUsd ? 'token' : 'usd', amountText: amount === undefined ? '' : text })
  }
  return (
    <AmountField
      value={draft.amountText}
      onChange={change}
      label={say('send.amount')}
      decimals={isUsd ? 2 : decimals}
      unit={isUsd ? 'USD' : symbol}
      readOnly={isFixed}
      disabled={!token}
      max={!isUsd && !isFixed && max.phase === 'known' ? max.amount : undefined}
      maxLabel={say('send.max')}
      hint={hintOf(max, amount, symbol, say)}
      aside={
        price === undefined ? undefined : isFixed ? (
          <Text tone="secondary" numeric>
            {otherText}
          </Text>
        ) : (
          <Button part="send-unit" variant="quiet" size="small" className={css.unit} onClick={swap}>
            {otherText}
            <VisuallyHidden>
              {' '}
              {isUsd ? say('send.in-token', { symbol }) : say('send.in-dollars')}
            </VisuallyHidden>
          </Button>
        )
      }
    />
  )
}

function hintOf(
  max: Max,
  amount: string | undefined,
  symbol: string,
  say: ReturnType<typeof useCopy>,
): string | undefined {
  if (max.phase !== 'known' || !max.isLess || amount === undefined) return undefined
  if (max.amount === '0') return say('send.fee-short', { symbol })
  const isNearAll = BigInt(amount) >= BigInt(max.amount) && BigInt(amount) <= BigInt(max.limit)
  return isNearAll ? say('send.fee-kept', { symbol }) : undefined
}

/** Who is known to the user, and what to say of the address that was entered. */
function useReceiver(target: ActiveTarget, { receiver }: SendDraft, tokens: readonly SendableToken[]) {
  const state = usePluginState(sessionContract, (whole) => whole)
  const saved = usePluginState(sendContract, (whole) => whole.recent)
  const { namespace, account } = target
  const recent = useMemo(() => saved.filter((one) => one.namespace === namespace), [saved, namespace])
  const own = useMemo(() => {
    const addresses = allAccounts(state, namespace).map(({ address }) => address)
    return [...new Set(addresses)].filter((address) => address !== account.address)
  }, [state, namespace, account])
  const warning =
    'address' in receiver
      ? receiverWarning({
          address: receiver.address,
          sender: account.address,
          recent: recent.map(({ address }) => address),
          own,
          tokens: tokens.flatMap(({ address }) => address ?? []),
        })
      : undefined
  return { recent, own, warning }
}

/** How the text of the receiver's field is read. Names are taken where the chain has some. */
function useAddressReader(steps: SendSteps, target: ActiveTarget): AddressReader {
  const session = usePlugin(sessionContract)
  const { namespace } = target
  const [namesIn, setNamesIn] = useState<string>()
  useEffect(() => {
    let current = true
    session
      .adapter(namespace)
      ?.capabilities()
      .then(({ identity }) => {
        if (current && identity?.resolve) setNamesIn(namespace)
      })
      // Without the adapter's code nothing can be sent either: the preview says so.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [session, namespace])
  return {
    isAddress: (text) => session.adapter(namespace)?.isAddress(text) ?? false,
    resolveName:
      namesIn === namespace ? (name, signal) => steps.resolveName(name, target, signal) : undefined,
  }
}

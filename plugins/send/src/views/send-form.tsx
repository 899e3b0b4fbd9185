import { useLocale, usePlugin, usePluginState, useRouter, useSlot, useTexts } from '@latchkey/kernel/react'
import { type HeldToken, tokenKey, useChosenToken, useTokens } from '@latchkey/portfolio/view-kit'
import { type ActiveTarget, nameResolvers, sessionContract } from '@latchkey/session/contract'
import { useViewSignal } from '@latchkey/session/view-kit'
import { AddressField, type AddressReader, readAddress } from '@latchkey/ui-primitives/address-field'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { type FormEvent, type ReactElement, useEffect, useMemo, useState } from 'react'
import { type SendDraft, type SendParameters, type SendRequest, sendContract } from '../contract'
import { copy } from '../copy/copy'
import { checkForm } from '../form/check-form'
import type { SendActions } from '../send-actions'
import { Amount, useMax } from './amount'
import { receiverWarning } from './receiver-warning'
import * as css from './send.css'
import { SendFooter } from './send-footer'
import { Suggestions } from './suggestions'
import { TokenField } from './token-field'
import { useKnownReceivers } from './use-known-receivers'
import { warningText } from './warning-text'
import { withParameters } from './with-parameters'

interface SendFormProps {
  readonly actions: SendActions
  readonly target: ActiveTarget
  readonly parameters: SendParameters
}

/** Token, amount and receiver. Parts: `send`, `send-unit`, those of the fields and of the footer. */
export function SendForm({ actions, target, parameters }: SendFormProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const router = useRouter(sendContract)
  const saved = usePluginState(sendContract, (state) => state.draft)
  const tokens = useTokens(sendContract.id, target)
  const token = useChosenToken(tokens.items, parameters.tokenAddress ?? saved.tokenAddress)
  const reader = useAddressReader(actions, target)
  const draft = withParameters(saved, parameters, {
    token: token && tokenKey(token),
    decimals: token?.decimals,
    locale: useLocale(),
    readReceiver: (text) => readAddress(text, reader),
  })
  const max = useMax(actions, target, token)
  const balance = max.phase === 'known' ? max.limit : token?.balance
  const issue = checkForm({
    draft,
    token: token && { balance },
    isReceiverFixed: parameters.to !== undefined,
  })
  const receiver = useReceiver(target, draft, tokens.items)
  const [isOpening, setOpening] = useState(false)
  const [mistyped, setMistyped] = useState<string>()
  const viewSignal = useViewSignal()

  const preview = async (): Promise<void> => {
    const { amount } = draft
    if (issue || isOpening || !token || amount === undefined || !('address' in draft.receiver)) return
    const { address, phase, text } = draft.receiver
    const signal = viewSignal()
    setOpening(true)
    try {
      const to = await actions.formatReceiver(address, target)
      if (signal.aborted) return
      if (to === undefined) setMistyped(text)
      else
        router.push(
          'WalletSendPreview',
          actions.flow.begin(
            requestOf({ target, token, amount, to, name: phase === 'address' ? undefined : text.trim() }),
          ),
        )
    } finally {
      setOpening(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (issue === 'name-failed') actions.edit({ receiver: readAddress(draft.receiver.text, reader) })
    else void preview()
  }

  return (
    <ViewLayout
      part="send"
      label={t('send.title')}
      onSubmit={submit}
      footer={
        <SendFooter
          issue={issue}
          token={token}
          wantsToken={parameters.tokenAddress !== undefined && tokens.status === 'known'}
          hasParameters={Object.keys(parameters).length > 0}
          isBusy={isOpening || draft.receiver.phase === 'loading'}
        />
      }
    >
      <div className={css.view}>
        <TokenField tokens={tokens} token={token} isFixed={parameters.tokenAddress !== undefined} />
        <Amount
          actions={actions}
          draft={draft}
          token={token}
          hasPrice={!target.network?.testnet}
          max={max}
          isFixed={parameters.amount !== undefined}
        />
        <AddressField
          value={draft.receiver}
          onChange={(value) => actions.edit({ receiver: value })}
          label={t('send.to')}
          placeholder={t(reader.resolveName ? 'send.to-placeholder-name' : 'send.to-placeholder')}
          readOnly={parameters.to !== undefined}
          {...reader}
          error={mistyped !== undefined && mistyped === draft.receiver.text ? t('send.mistyped') : undefined}
          warning={
            receiver.warning && receiver.warning.kind !== 'first-time'
              ? warningText(receiver.warning, t)
              : undefined
          }
          texts={{
            paste: t('send.paste'),
            loading: t('send.resolving'),
            valid: t('send.valid'),
            notFound: t('send.name-not-found'),
            failed: t('send.name-failed'),
            unusual: t('send.name-unusual'),
          }}
        />
        {draft.receiver.phase === 'empty' &&
          parameters.to === undefined &&
          issue !== 'insufficient-funds' && (
            <Suggestions
              recent={receiver.recent}
              own={receiver.own}
              onPick={({ address, name }) =>
                // Names are resolved again, because they can change and any script can write to the storage.
                actions.edit({
                  receiver: readAddress(reader.resolveName ? (name ?? address) : address, reader),
                })
              }
            />
          )}
      </div>
    </ViewLayout>
  )
}

interface Frozen extends Pick<SendRequest, 'target' | 'amount' | 'to'> {
  readonly token: HeldToken
  readonly name: string | undefined
}

/** Creates what is shown, estimated, sent and compared from here on, once it is frozen. */
function requestOf({
  target,
  token: { balance: _, priceUsd, ...token },
  amount,
  to,
  name,
}: Frozen): SendRequest {
  return {
    target,
    token,
    amount,
    to,
    ...(priceUsd === undefined || target.network?.testnet ? {} : { priceUsd }),
    ...(name === undefined ? {} : { toName: name }),
  }
}

/** The receivers that the user knows, and the warning about the entered address. */
function useReceiver(target: ActiveTarget, { receiver }: SendDraft, tokens: readonly HeldToken[]) {
  const saved = usePluginState(sendContract, (whole) => whole.recent)
  const known = useKnownReceivers(target)
  const { namespace } = target
  const recent = useMemo(() => saved.filter((one) => one.namespace === namespace), [saved, namespace])
  const address = 'address' in receiver ? receiver.address : undefined
  const warning = useMemo(
    () =>
      address === undefined
        ? undefined
        : receiverWarning({
            ...known,
            address,
            tokens: tokens.flatMap(({ address: contract }) => contract ?? []),
          }),
    [address, known, tokens],
  )
  return { recent, own: known.own, warning }
}

/** Parses the receiver's field. Names are accepted if the chain or a service has names. */
function useAddressReader(actions: SendActions, target: ActiveTarget): AddressReader {
  const session = usePlugin(sessionContract)
  const { namespace } = target
  const [namesIn, setNamesIn] = useState<string>()
  const hasService = useSlot(nameResolvers).some(({ namespaces }) => namespaces.includes(namespace))
  useEffect(() => {
    let current = true
    session
      .adapter(namespace)
      ?.capabilities()
      .then(({ identity }) => {
        if (current && identity?.resolve) setNamesIn(namespace)
      })
      // Ignored, because the preview shows the error of the adapter's missing code.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [session, namespace])
  return {
    isAddress: (text) => session.adapter(namespace)?.isAddress(text) ?? false,
    resolveName:
      hasService || namesIn === namespace
        ? (name, signal) => actions.resolveName(name, target, signal)
        : undefined,
  }
}

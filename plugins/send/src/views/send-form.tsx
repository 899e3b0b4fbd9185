import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { AddressField, type AddressReader, readAddress } from '@latchkey/ui-primitives/forms'
import { type HeldToken, tokenKey, useChosenToken, useTokens, useViewSignal } from '@latchkey/view-kit'
import {
  type FormEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type ReceiverInput,
  type ReceiverName,
  type RecentReceiver,
  type SendDraft,
  type SendParameters,
  type SendRequest,
  sendContract,
} from '../contract'
import type { SendActions } from '../send-flow'
import { texts } from '../texts'
import { Amount, useMax } from './amount'
import { checkForm } from './check-form'
import { withParameters } from './parameters'
import { useReceiverWarning } from './receiver-cautions'
import { recordText, unresolvedText, warningText } from './receiver-warning'
import * as css from './send.css'
import { SendFooter } from './send-footer'
import { Suggestions } from './suggestions'
import { TokenField } from './token-field'
import { useAddressReader, useWrittenIssue } from './use-address-reader'

interface SendFormProps {
  readonly actions: SendActions
  readonly target: ActiveTarget
  readonly parameters: SendParameters
}

/** Token, amount and receiver. Parts: `send`, `send-unit`, those of the fields and of the footer. */
export function SendForm({ actions, target, parameters }: SendFormProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
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
  const isComplete = issue === undefined
  useEffect(() => {
    // Its code is known as loaded then, so that the press draws it without drawing the form once more as one that is left.
    if (isComplete) router.preload('WalletSendPreview')
  }, [isComplete, router])
  const receiver = useReceiver(target, draft)
  const writtenIssue = useWrittenIssue(draft.receiver, target)
  const network = target.network?.name ?? target.networkId
  const named = nameOf(draft.receiver)
  const ahead = useFormattedAhead(
    actions,
    target,
    'address' in draft.receiver ? draft.receiver.address : undefined,
  )
  const [isOpening, setOpening] = useState(false)
  const [mistyped, setMistyped] = useState<string>()
  const viewSignal = useViewSignal()

  const edit = (text: string): void => actions.edit({ receiver: readAddress(text, reader) })
  const preview = async (): Promise<void> => {
    const { amount } = draft
    if (issue || isOpening || !token || amount === undefined || !('address' in draft.receiver)) return
    const { address, text } = draft.receiver
    // On another network the name may have somebody else's address.
    if (named && named.networkId !== target.networkId) return edit(draft.receiver.text)
    const review = (to: string | undefined): void => {
      if (to === undefined) setMistyped(text)
      else
        router.push('WalletSendPreview', actions.flow.begin(requestOf({ target, token, amount, to, named })))
    }
    const known = ahead.current
    if (known?.address === address && known.target === target) return review(known.to)
    const signal = viewSignal()
    setOpening(true)
    try {
      const to = await actions.formatReceiver(address, target)
      if (!signal.aborted) review(to)
    } finally {
      setOpening(false)
    }
  }
  const warnings = [
    ...(draft.receiver.phase === 'unusual' ? [t('send.name-unusual')] : []),
    ...(receiver.warning ? [warningText(receiver.warning, t)] : []),
  ]
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (issue === 'name-failed') edit(draft.receiver.text)
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
        <AddressField<ReceiverName>
          // A look-up for the network before is given up.
          key={target.networkId}
          value={draft.receiver}
          onChange={(value) => actions.edit({ receiver: value })}
          label={t('send.to')}
          placeholder={t(reader.resolveName ? 'send.to-placeholder-name' : 'send.to-placeholder')}
          readOnly={parameters.to !== undefined}
          {...reader}
          error={
            mistyped !== undefined && mistyped === draft.receiver.text ? t('send.mistyped') : writtenIssue
          }
          warning={
            receiver.warning && receiver.warning.kind !== 'first-time' ? warnings.join(' ') : undefined
          }
          note={recordText(named?.record, network, t)}
          texts={{
            paste: t('send.paste'),
            loading: t('send.resolving'),
            valid: t('send.valid'),
            notFound: unresolvedText(
              draft.receiver.phase === 'not-found' ? draft.receiver.resolved : undefined,
              network,
              t,
            ),
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
              networkId={target.networkId}
              onPick={(one) => edit(textOf(one, target, reader))}
            />
          )}
      </div>
    </ViewLayout>
  )
}

interface Frozen extends Pick<SendRequest, 'target' | 'amount' | 'to'> {
  readonly token: HeldToken
  readonly named: FoundName | undefined
}

/** Creates what is shown, estimated, sent and compared from here on, once it is frozen. */
function requestOf({
  target,
  token: { balance: _, priceUsd, ...token },
  amount,
  to,
  named,
}: Frozen): SendRequest {
  return {
    target,
    token,
    amount,
    to,
    ...(priceUsd === undefined || target.network?.testnet ? {} : { priceUsd }),
    ...(named && { toName: named.name, toRecord: named.record }),
    ...(named?.isUnusual ? { isNameUnusual: true } : {}),
  }
}

/** The receivers that the user knows, and the warning about the entered address. */
function useReceiver(target: ActiveTarget, { receiver }: SendDraft) {
  const saved = usePluginState(sendContract, (whole) => whole.recent)
  const { namespace } = target
  const recent = useMemo(() => saved.filter((one) => one.namespace === namespace), [saved, namespace])
  const address = 'address' in receiver ? receiver.address : undefined
  const { own, warning } = useReceiverWarning(target, address)
  return { recent, own, warning }
}

type FoundName = Extract<ReceiverName, { readonly address: string }>

/** What the entered name leads to; `undefined` for an address, and for a name that leads nowhere. */
function nameOf(receiver: ReceiverInput): FoundName | undefined {
  const resolved = 'resolved' in receiver ? receiver.resolved : undefined
  return resolved?.address === undefined ? undefined : resolved
}

/**
 * The text that stands for a receiver of before. Names are resolved again, because they can change, lead elsewhere on another
 * network, and any script can write to the storage.
 */
function textOf(
  { address, name, networkId }: Omit<RecentReceiver, 'namespace'>,
  target: ActiveTarget,
  { resolveName }: AddressReader<ReceiverName>,
): string {
  return name !== undefined && (resolveName || networkId !== target.networkId) ? name : address
}

interface Formatted {
  readonly target: ActiveTarget
  readonly address: string
  readonly to: string | undefined
}

/** Formats the entered address while the user is still looking, so that the press waits for nothing and draws the review at once. */
function useFormattedAhead(
  actions: SendActions,
  target: ActiveTarget,
  address: string | undefined,
): RefObject<Formatted | undefined> {
  const known = useRef<Formatted>(undefined)
  useEffect(() => {
    if (address === undefined) return
    let current = true
    actions.formatReceiver(address, target).then(
      (to) => {
        if (current) known.current = { target, address, to }
      },
      // It is formatted on the press, and what fails then is told.
      () => undefined,
    )
    return () => {
      current = false
      known.current = undefined
    }
  }, [actions, address, target])
  return known
}

import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { AddressField, type AddressReader, readAddress } from '@latchkey/ui-primitives/forms'
import { tokenKey, useChosenToken, useNetworkName, useTokens, useViewSignal } from '@latchkey/view-kit'
import { type FormEvent, type ReactElement, useEffect, useMemo, useState } from 'react'
import {
  type ReceiverName,
  type RecentReceiver,
  type SendDraft,
  type SendParameters,
  sendContract,
} from '../contract'
import type { SendActions } from '../send-actions'
import { texts } from '../texts'
import { Amount, useMax } from './amount'
import { checkForm } from './check-form'
import { withParameters } from './parameters'
import { useReceiverWarning } from './receiver-cautions'
import { recordText, unresolvedText, warningText } from './receiver-warning'
import { nameOf, requestOf } from './request-of'
import * as css from './send.css'
import { SendFooter } from './send-footer'
import { Suggestions } from './suggestions'
import { TokenField } from './token-field'
import { useAddressReader, useWrittenIssue } from './use-address-reader'
import { useFormattedReceiver } from './use-formatted-receiver'

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
  const formatted = useFormattedReceiver(
    actions,
    target,
    'address' in draft.receiver ? draft.receiver.address : undefined,
  )
  const isMistyped =
    'address' in draft.receiver && formatted.phase === 'known' && formatted.data === undefined
  const issue = checkForm({
    draft,
    token: token && { balance },
    isReceiverFixed: parameters.to !== undefined,
    isMistyped,
  })
  const isComplete = issue === undefined
  useEffect(() => {
    // Its code is known as loaded then, so that the press draws it without drawing the form once more as one that is left.
    if (isComplete) router.preload('WalletSendPreview')
  }, [isComplete, router])
  const receiver = useReceiver(target, draft)
  const writtenIssue = useWrittenIssue(draft.receiver, target)
  const network = useNetworkName(target.network)
  const named = nameOf(draft.receiver)
  const [isOpening, setOpening] = useState(false)
  const viewSignal = useViewSignal()

  const edit = (text: string): void => actions.edit({ receiver: readAddress(text, reader) })
  const openReview = async (): Promise<void> => {
    const { amount } = draft
    if (issue || isOpening || !token || amount === undefined || !('address' in draft.receiver)) return
    const { address } = draft.receiver
    // On another network the name may have somebody else's address.
    if (named && named.networkId !== target.networkId) return edit(draft.receiver.text)
    const show = (to: string | undefined): void => {
      if (to === undefined) return
      const { isContract } = receiver
      router.push(
        'WalletSendPreview',
        actions.flow.begin(requestOf({ target, token, amount, to, named, isContract })),
      )
    }
    if (formatted.phase === 'known') return show(formatted.data)
    const signal = viewSignal()
    setOpening(true)
    try {
      const to = await actions.formatReceiver(address, target)
      if (!signal.aborted) show(to)
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
    else void openReview()
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
          error={isMistyped ? t('send.mistyped') : writtenIssue}
          warning={
            receiver.warning && receiver.warning.kind !== 'first-time' ? warnings.join(' ') : undefined
          }
          isChecked={receiver.isContract !== undefined && formatted.phase === 'known'}
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

/** The receivers that the user knows, and the warning about the entered address. */
function useReceiver(target: ActiveTarget, { receiver }: SendDraft) {
  const saved = usePluginState(sendContract, (whole) => whole.recent)
  const { namespace } = target
  const recent = useMemo(() => saved.filter((one) => one.namespace === namespace), [saved, namespace])
  const address = 'address' in receiver ? receiver.address : undefined
  return { recent, ...useReceiverWarning(target, address) }
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

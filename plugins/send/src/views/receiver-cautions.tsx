import { type HistoryContract, historyContract } from '@latchkey/history/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, useOptionalPlugin, usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { type ActiveTarget, allAccounts, sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { undecidedSame } from '@latchkey/transactions/flow'
import { Text } from '@latchkey/ui-primitives'
import { Caution } from '@latchkey/ui-primitives/screens'
import { usePolledValue } from '@latchkey/view-kit'
import { type ReactElement, useMemo } from 'react'
import { type SendRequest, sendContract } from '../contract'
import { texts } from '../texts'
import { transferOf } from '../transfer-of'
import {
  historyAddresses,
  type ReceiverFacts,
  type ReceiverWarning,
  receiverWarning,
  transferReceivers,
  warningText,
} from './receiver-warning'

/** What else moves the same, and the form's warnings about the receiver and its name. Part: `send-caution`. */
export function ReceiverCautions({ request }: { readonly request: SendRequest }): ReactElement {
  const t = useTexts(texts)
  const { warning } = useReceiverWarning(request.target, request.to, request.isContract)
  const same = usePluginState(
    transactionsContract,
    (state) => undecidedSame(state, transferOf(request), request.target) !== undefined,
  )
  return (
    <>
      {same && <Caution part="send-caution" text={t('send.undecided-same')} />}
      {request.isNameUnusual === true && <Caution part="send-caution" text={t('send.name-unusual')} />}
      {warning?.kind === 'first-time' ? (
        <Text variant="caption" tone="secondary" align="center">
          {t('send.first-time')}
        </Text>
      ) : (
        warning && <Caution part="send-caution" text={warningText(warning, t)} />
      )}
    </>
  )
}

type KnownReceivers = Omit<ReceiverFacts, 'address' | 'tokens' | 'contractOn'>

const { useLatchkey } = /* @__PURE__ */ createHooks<Latchkey<HistoryContract>>()

/** The addresses that a receiver is compared with. Of the history those that are loaded; nothing is read for it. */
function useKnownReceivers({ namespace, account }: ActiveTarget): KnownReceivers {
  const state = usePluginState(sessionContract, (whole) => whole)
  const saved = usePluginState(sendContract, (whole) => whole.recent)
  const entries = usePluginState(transactionsContract, (whole) => whole.entries)
  const latchkey = useLatchkey()
  const hasHistory = useOptionalPlugin(historyContract) !== undefined
  const pages = hasHistory ? latchkey.read(historyContract).pages : undefined
  const { address } = account
  return useMemo(
    () => ({
      namespace,
      sender: address,
      recent: [
        ...saved.flatMap((one) => (one.namespace === namespace ? one.address : [])),
        ...transferReceivers(entries, namespace),
      ],
      own: [...new Set(allAccounts(state, namespace).map((one) => one.address))].filter(
        (one) => one !== address,
      ),
      ...historyAddresses(pages ?? {}, namespace, address),
    }),
    [state, saved, entries, pages, namespace, address],
  )
}

/**
 * The user's other accounts, and the warning about a receiver of the form or of the review.
 * @param wasContract what is taken until it is read whether the address is a contract
 */
export function useReceiverWarning(
  target: ActiveTarget,
  address: string | undefined,
  wasContract?: boolean,
): {
  readonly own: readonly string[]
  readonly warning: ReceiverWarning | undefined
  /** Whether the address is a contract on the network; `undefined` while that is unknown. */
  readonly isContract: boolean | undefined
} {
  const known = useKnownReceivers(target)
  const held = usePluginState(portfolioContract, ({ tokens }) => tokens[accountKey(target)])
  const isContract = useIsContract(target, address) ?? wasContract
  const contractOn = isContract ? target.network?.name : undefined
  const warning = useMemo(() => {
    if (address === undefined) return undefined
    const tokens = held?.status === 'known' ? held.items.flatMap((token) => token.address ?? []) : []
    return receiverWarning({ ...known, address, tokens, contractOn })
  }, [address, known, held, contractOn])
  return { own: known.own, warning, isContract }
}

/** Whether an address is a contract on the network. `undefined` while that is read, and if it cannot be read. */
function useIsContract(
  { namespace, network }: ActiveTarget,
  address: string | undefined,
): boolean | undefined {
  const session = usePlugin(sessionContract)
  const read = useMemo(() => {
    if (address === undefined || !network) return undefined
    return async (signal: AbortSignal) => {
      const able = await session.adapter(namespace)?.capabilities()
      return able?.addresses?.isContract?.(address, network, signal) ?? false
    }
  }, [session, namespace, network, address])
  const { value } = usePolledValue(read, {})
  return value.phase === 'known' ? value.data : undefined
}

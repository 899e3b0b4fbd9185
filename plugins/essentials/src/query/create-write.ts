import type { Latchkey } from '@latchkey/kernel'
import { type ActiveTarget, sessionContract, type UnencodedCall } from '@latchkey/session/contract'
import {
  type PlannedTransaction,
  type TrackedTransaction,
  transactionsContract,
} from '@latchkey/transactions/contract'
import { entryOf } from '@latchkey/transactions/tracked-entry'
import { chosenNetworkId, type NetworkChoice } from './network-choice'
import { type Attempt, idle, toWriteState } from './to-write-state'
import type { WriteState } from './write-state'

const refusals = () => import('./refusals')

/** What a component writes: it is asked of the wallet once, and followed while the component is mounted. */
export interface Write<Variables> {
  /** Called when the state has changed. */
  subscribe(listener: () => void): () => void
  /** The same object until it changes. */
  state(): WriteState<Variables>
  /** As `send`. Never throws. */
  mutate(variables: Variables): void
  /** Resolves with the hash that the wallet has returned. */
  send(variables: Variables): Promise<`0x${string}`>
  /** Forgets what was asked, which goes on. */
  reset(): void
}

export function createWrite<Variables extends NetworkChoice>(
  latchkey: Latchkey,
  toCall: (variables: Variables) => UnencodedCall,
): Write<Variables> {
  const listeners = new Set<() => void>()
  let attempt: Attempt<Variables> | undefined
  let known: WriteState<Variables> = idle

  const entry = (): TrackedTransaction | undefined => {
    const state = attempt?.phase === 'asked' ? attempt.run.state() : undefined
    return state?.phase === 'sent' ? entryOf(latchkey.read(transactionsContract), state.sent) : undefined
  }
  const update = (): void => {
    const next = toWriteState(attempt, entry(), known)
    if (next === known) return
    known = next
    for (const listener of [...listeners]) listener()
  }
  const begin = (next: Attempt<Variables> | undefined): void => {
    attempt = next
    update()
  }

  const send: Write<Variables>['send'] = async (variables) => {
    // Asked for beside it, the same could be done twice.
    if (known.status === 'wallet' || known.status === 'unknown') throw await (await refusals()).waiting()
    const own: Attempt<Variables> = { phase: 'preparing', variables }
    begin(own)
    try {
      const run = await latchkey
        .get(transactionsContract)
        .prepare(await planOf(latchkey, variables, toCall(variables)))
      // It was reset meanwhile, which was before the wallet was asked.
      if (attempt !== own) throw await (await refusals()).aborted()
      run.subscribe(() => {
        if (attempt?.phase === 'asked' && attempt.run === run) update()
      })
      begin({ phase: 'asked', variables, run })
      const { id } = await run.ask()
      return `0x${id.replace(/^0x/, '')}`
    } catch (error) {
      if (attempt === own) begin({ phase: 'stopped', variables, error })
      throw error
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      const stop = latchkey.watch(transactionsContract, (state) => state.entries, update)
      update()
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    state: () => known,
    reset: () => begin(undefined),
    mutate: (variables) => void send(variables).catch(() => undefined),
    send,
  }
}

/** The frozen request of the active account, on the network that the variables name. */
async function planOf(
  latchkey: Latchkey,
  choice: NetworkChoice,
  call: UnencodedCall,
): Promise<PlannedTransaction> {
  const session = latchkey.get(sessionContract)
  const target = session.active()
  if (!target) throw (await refusals()).notConnected()
  const networkId = chosenNetworkId(choice)
  if (networkId !== undefined && networkId !== target.networkId)
    throw (await refusals()).otherNetwork(networkId, target.networkId)
  const { calls } = (await session.adapter(target.namespace)?.capabilities()) ?? {}
  if (!calls) throw (await refusals()).unsupported(target.namespace)
  const request = await calls.encode(call)
  const { terms } = call
  return { target, requests: [request], ...(terms ? { terms } : {}), ...shownAmount(target, request) }
}

/** For the notice after the page was left, and the activity. */
function shownAmount(
  { network }: ActiveTarget,
  request: PlannedTransaction['requests'][0],
): Pick<PlannedTransaction, 'to' | 'amount' | 'decimals' | 'symbol'> {
  if (request.type === 'serialized') return {}
  const { to, amount } = request
  const isNative = request.type === 'transfer' && request.tokenAddress === undefined
  if (!isNative || amount === undefined || !network) return { to }
  const { decimals, symbol } = network.nativeCurrency
  return { to, amount, decimals, symbol }
}

import { RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { NetworkId } from './account'
import { activated, type Connected, opening } from './connection-changes'
import { readConnectionResult } from './connection-result'
import type { ConnectRequest } from './connector'
import type { LiveConnection } from './contract'
import { attempt } from './deadline'
import { WalletNotFoundError } from './errors'
import { provide } from './provide'
import type { ConnectAttempt, SessionCore } from './session-core'
import { settle } from './settle'
import { activeTarget } from './state'
import { takeTurn } from './turn'
import { createWalletError, toWalletError } from './wallet-error'
import { connectedState, tellNetwork } from './wallet-reports'
import { storedForm } from './watch'
import { findWay, type Way } from './ways'

/** Asks a wallet. Asking the same one again shares the answer; asking another drops the first. */
export async function connect(
  core: SessionCore,
  walletId: string,
  request: Partial<ConnectRequest> = {},
): Promise<LiveConnection> {
  const way = findWay(core, walletId, request.namespaces)
  if (!way) throw new WalletNotFoundError(walletId)
  if (request.signal?.aborted) throw new RequestAbortedError('connect')
  const current = core.attempt
  if (current && current.id === way.connector.id && !current.turn.signal.aborted)
    return join(current, request.signal)
  current?.turn.abandon()
  return join(begin(core, way, request.networkId), request.signal)
}

function begin(core: SessionCore, way: Way, networkId: NetworkId | undefined): ConnectAttempt {
  const { id } = way.connector
  const turn = takeTurn(core, id)
  const promise = ask(core, way, networkId, turn.signal).finally(() => {
    turn.end()
    if (core.attempt?.turn === turn) core.attempt = undefined
    // Nobody followed the other tabs meanwhile.
    const { remembered, connections } = core.ctx.state.get()
    const entry = remembered.find(({ connectorId }) => connectorId === id)
    const knows = entry && core.watches.get(id)?.stored === storedForm(entry)
    if (entry && !connections[id] && !knows && !core.ctx.signal.aborted) core.comeBack(entry)
  })
  const begun: ConnectAttempt = { id, turn, promise, callers: 0 }
  core.attempt = begun
  return begun
}

/** The attempt goes on while anybody waits for it. */
async function join(begun: ConnectAttempt, signal: AbortSignal | undefined): Promise<LiveConnection> {
  begun.callers += 1
  if (!signal) return begun.promise
  const leave = (): void => {
    begun.callers -= 1
    if (begun.callers === 0) begun.turn.abandon()
  }
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await untilAborted(begun.promise, signal)
  } catch (error) {
    throw signal.aborted ? new RequestAbortedError('connect') : error
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

async function ask(
  core: SessionCore,
  { walletId, connector, namespaces }: Way,
  networkId: NetworkId | undefined,
  signal: AbortSignal,
): Promise<LiveConnection> {
  const { id } = connector
  const leaving = core.leaving.get(id)
  try {
    signal.throwIfAborted()
    // Else the wallet would take back the permission that it is about to give.
    if (leaving)
      await untilAborted(
        leaving.catch(() => undefined),
        signal,
      )
    const already = connectedState(core, id)
    if (already && serves(already, namespaces, networkId)) return activate(core, already)
    core.change((state) => opening(state, { id, walletId, connectorId: id, status: 'connecting' }))
    const wanted = networkId ?? preferredNetwork(core, namespaces)
    const answer = await untilAborted(
      attempt(() => connector.connect({ namespaces, networkId: wanted, signal })),
      signal,
    )
    const result = readConnectionResult(answer, core.rules)
    const context = { phase: 'connect', wallet: connector.traits.name, cause: answer } as const
    if (result === 'no-account') throw createWalletError('NO_ACCOUNT', context)
    if (result === 'invalid') throw createWalletError('INVALID_ANSWER', context)
    settle(core, { walletId, connector, result, silent: false })
    return provide(core, { id, walletId, connectorId: id, status: 'connected', ...result })
  } catch (error) {
    if (signal.aborted) throw new RequestAbortedError('connect')
    throw toWalletError(error, { phase: 'connect', wallet: connector.traits.name })
  }
}

function serves(
  { accounts, networkIds }: Connected,
  namespaces: readonly string[],
  networkId: NetworkId | undefined,
): boolean {
  const has = namespaces.every((one) => accounts.some(({ namespace }) => namespace === one))
  return has && (networkId === undefined || Object.values(networkIds).includes(networkId))
}

function activate(core: SessionCore, connection: Connected): LiveConnection {
  const target = activeTarget(core.ctx.state.get())
  core.change((state) => activated(state, connection))
  tellNetwork(core, target, false)
  return provide(core, connection)
}

/** What the visitor or the host chose before, as long as it is configured. */
function preferredNetwork(core: SessionCore, namespaces: readonly string[]): NetworkId | undefined {
  const { preferred, networks } = core.ctx.state.get()
  return namespaces.map((one) => preferred[one]).find((id) => networks.some((network) => network.id === id))
}

import { RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { ChainNamespace, NetworkId } from './account'
import { withAddressWriters } from './address-writers'
import { connectionIdOf } from './claimants'
import { activated, type Connected, opening } from './connection-changes'
import { readConnectionResult } from './connection-result'
import type { ConnectRequest } from './connector'
import type { LiveConnection } from './contract'
import { WalletNotFoundError } from './errors'
import { forgetPending, keepPending } from './pending-pairing'
import { provide } from './provide'
import type { ConnectAttempt, SessionCore } from './session-core'
import { settle } from './settle'
import { activeTarget } from './state'
import { chosenNetwork, moveToChosen } from './switch-network'
import { takeTurn } from './turn'
import { createWalletError, DisconnectedError, toWalletError } from './wallet-error'
import { connectedState, tellNetwork } from './wallet-reports'
import { storedForm } from './watch'
import { findWay, preferredNetwork, type Way } from './ways'

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
  if (current && current.connector === way.connector && !current.turn.signal.aborted)
    return join(current, request.signal)
  current?.turn.abandon()
  return join(begin(core, way, request), request.signal)
}

function begin(core: SessionCore, way: Way, request: Partial<ConnectRequest>): ConnectAttempt {
  const { connector } = way
  const id = connectionIdOf(connector)
  const turn = takeTurn(core, id)
  const run = core.ctx.signal
  forgetPending(core)
  const promise = ask(core, way, request, turn.signal).finally(() => {
    turn.end()
    if (core.attempt?.turn === turn) {
      core.attempt = undefined
      // A page that goes away ends nothing: the next one takes it up.
      if (!run.aborted) forgetPending(core)
    }
    // Nobody followed the other tabs meanwhile.
    const { remembered, connections } = core.ctx.state.get()
    const entry = remembered.find(({ connectorId }) => connectorId === id)
    const knows = entry && core.watches.get(id)?.stored === storedForm(entry)
    if (entry && !connections[id] && !knows && !core.ctx.signal.aborted) core.comeBack(entry)
  })
  const begun: ConnectAttempt = { id, connector, turn, promise, callers: 0 }
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
  { networkId, namespaces: named }: Partial<ConnectRequest>,
  signal: AbortSignal,
): Promise<LiveConnection> {
  const id = connectionIdOf(connector)
  const leaving = core.leaving.get(id)
  let stopKeeping = (): void => undefined
  try {
    signal.throwIfAborted()
    // Else the wallet would take back the permission that it is about to give.
    if (leaving)
      await untilAborted(
        leaving.catch(() => undefined),
        signal,
      )
    const already = connectedState(core, id)
    if (already?.connectorId === connector.id && serves(already, namespaces, networkId))
      return activate(core, already, named)
    core.change((state) => opening(state, { id, walletId, connectorId: connector.id, status: 'connecting' }))
    stopKeeping = keepPending(core, connector)
    const wanted = networkId ?? preferredNetwork(core, namespaces)
    const answer = await untilAborted(
      withAddressWriters(core, namespaces, () =>
        connector.connect({ namespaces, networkId: wanted, signal }),
      ),
      signal,
    )
    const result = readConnectionResult(answer, core.rules)
    const context = { phase: 'connect', wallet: connector.traits.name, cause: answer } as const
    if (result === 'no-account') throw createWalletError('NO_ACCOUNT', context)
    if (result === 'invalid') throw createWalletError('INVALID_ANSWER', context)
    const before = activeTarget(core.ctx.state.get())
    // The newest choice: it may have been made while the wallet was asked.
    const chosen = chosenNetwork(core, connector, result, networkId ?? preferredNetwork(core, namespaces))
    settle(core, {
      walletId,
      connector,
      result,
      silent: false,
      wanted: named,
      isMoving: chosen !== undefined,
    })
    if (chosen && !(await moveToChosen(core, id, chosen, signal))) tellNetwork(core, before, false)
    const connection = connectedState(core, id)
    if (!connection) throw new DisconnectedError({ phase: 'connect', wallet: connector.traits.name })
    return provide(core, connection)
  } catch (error) {
    if (signal.aborted) throw new RequestAbortedError('connect')
    throw toWalletError(error, { phase: 'connect', wallet: connector.traits.name })
  } finally {
    stopKeeping()
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

function activate(
  core: SessionCore,
  connection: Connected,
  named: readonly ChainNamespace[] | undefined,
): LiveConnection {
  const target = activeTarget(core.ctx.state.get())
  core.change((state) => activated(state, connection, named))
  tellNetwork(core, target, false)
  return provide(core, connection)
}

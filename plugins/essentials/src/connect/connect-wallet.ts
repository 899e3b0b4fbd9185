import { type Latchkey, type Remove, RequestAbortedError, ViewDismissedError } from '@latchkey/kernel'
import { anySignal, untilAborted } from '@latchkey/kernel/async'
import { runsInBrowser } from '@latchkey/kernel/web'
import {
  type ActiveTarget,
  activeConnection,
  activeTarget,
  type ChainNamespace,
  type LiveConnection,
  type SessionApi,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import { DisconnectedError } from '@latchkey/session/errors'
import { signMessageOf } from '../sign'
import type { ConnectParameters, WalletConnection } from './connect-parameters'

/** The list of wallets that is open, or about to be. */
interface OpenList {
  readonly closed: Promise<unknown>
  readonly abort: AbortController
  /** How many calls wait for it. */
  callers: number
}

/** Returns the method `connect` of an instance. */
export function createConnect(
  latchkey: Latchkey,
): (parameters?: ConnectParameters) => Promise<WalletConnection> {
  const lists = new Map<ChainNamespace | undefined, OpenList>()

  const openList = (namespace: ChainNamespace | undefined): OpenList => {
    const abort = new AbortController()
    const closed = showList(latchkey, namespace, abort.signal).finally(() => lists.delete(namespace))
    const list = { closed, abort, callers: 0 }
    lists.set(namespace, list)
    return list
  }
  /** Waits until the list has closed. The last caller that leaves closes it. */
  const waitForList = async (
    namespace: ChainNamespace | undefined,
    signal: AbortSignal | undefined,
  ): Promise<void> => {
    const list = lists.get(namespace) ?? openList(namespace)
    list.callers += 1
    try {
      await withSignal(list.closed, signal)
    } finally {
      list.callers -= 1
      if (list.callers === 0) list.abort.abort()
    }
  }

  return async ({ namespace, walletId, signal } = {}) => {
    const session = latchkey.get(sessionContract)
    if (signal?.aborted || !runsInBrowser(latchkey)) throw new RequestAbortedError('connect')
    if (walletId !== undefined) {
      const connection = await session.connect(walletId, {
        ...(namespace === undefined ? {} : { namespaces: [namespace] }),
        ...(signal ? { signal } : {}),
      })
      return withSigning(session, connection, session.active(namespace))
    }
    await untilRestored(latchkey, signal)
    // A list of another namespace is closed first, and may have connected this one too.
    const others = [...lists].flatMap(([key, { closed }]) => (key === namespace ? [] : [closed]))
    if (others.length) await withSignal(Promise.allSettled(others), signal)
    const existing = liveConnection(latchkey, namespace)
    if (existing) return existing
    let dismissed: unknown = new ViewDismissedError('Connect')
    try {
      await waitForList(namespace, signal)
    } catch (error) {
      if (signal?.aborted) throw error
      dismissed = error
    }
    // Also after the user has closed the dialog, which may still have said that the wallet is connected.
    const connection = liveConnection(latchkey, namespace)
    if (!connection) throw dismissed
    return connection
  }
}

/** Shows the list of wallets until the user has connected one or leaves, or until one is connected elsewhere. */
async function showList(
  latchkey: Latchkey,
  namespace: ChainNamespace | undefined,
  signal: AbortSignal,
): Promise<void> {
  const connected = new AbortController()
  const leaveIf = (isOver: boolean): void => {
    if (isOver && liveConnection(latchkey, namespace)) connected.abort()
  }
  const ends = [
    // A wallet of another tab.
    latchkey.on('session:connected', ({ silent }) => leaveIf(silent)),
    // A method to connect of another plugin, which has gone back to the list.
    latchkey.on('kernel:view-changed', ({ view }) => leaveIf(view === 'Connect')),
  ]
  try {
    const args = namespace === undefined ? undefined : { namespace }
    await latchkey.ask('Connect', args, { signal: anySignal([signal, connected.signal]) })
  } finally {
    for (const end of ends) end()
  }
}

/** Waits until it is known which wallets of the last visit are connected. Rejects when the instance is disposed. */
async function untilRestored(latchkey: Latchkey, signal: AbortSignal | undefined): Promise<void> {
  const isRestored = ({ restoreStatus }: SessionState): boolean => restoreStatus === 'done'
  if (isRestored(latchkey.read(sessionContract))) return
  const ends: Remove[] = []
  try {
    const restored = new Promise<void>((resolve, reject) => {
      ends.push(
        latchkey.watch(sessionContract, isRestored, (now) => now && resolve()),
        latchkey.on('kernel:disposed', () => reject(new RequestAbortedError('connect'))),
      )
    })
    await withSignal(restored, signal)
  } finally {
    for (const end of ends) end()
  }
}

/** The active connection of a namespace. */
function liveConnection(
  latchkey: Latchkey,
  namespace: ChainNamespace | undefined,
): WalletConnection | undefined {
  const state: SessionState = latchkey.read(sessionContract)
  const connection = activeConnection(state, namespace)
  const target = activeTarget(state, namespace)
  if (connection?.status !== 'connected' || !target) return undefined
  const session = latchkey.get(sessionContract)
  const provider = session.provider(connection.id, target.namespace)
  return provider && withSigning(session, { ...connection, provider }, target)
}

function withSigning(
  session: SessionApi,
  connection: LiveConnection,
  target: ActiveTarget | undefined,
): WalletConnection {
  return {
    ...connection,
    async signMessage(text) {
      // Another wallet may have become the active one before its target was read.
      if (target?.connectionId !== connection.id) throw new DisconnectedError({ phase: 'request' })
      return signMessageOf(session, text, target)
    },
  }
}

/** Waits for the work, but rejects with `RequestAbortedError` when the caller aborts before. */
async function withSignal<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  try {
    return await untilAborted(work, signal)
  } catch (error) {
    throw signal.aborted ? new RequestAbortedError('connect') : error
  }
}

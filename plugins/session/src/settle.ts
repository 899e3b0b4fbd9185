import type { ConnectionId, ConnectionResult } from './account'
import { rememberedOf, settled } from './connection-changes'
import { readConnectionResult } from './connection-result'
import type { Connector, ConnectorObserver } from './connector'
import type { SessionCore } from './session-core'
import { activeTarget } from './state'
import {
  connectedState,
  endConnection,
  reportAccounts,
  reportNetwork,
  reportResult,
  tellNetwork,
  tellProviderConnected,
} from './wallet-reports'
import { stopWatching } from './watch'

export interface Settlement {
  readonly walletId: string
  readonly connector: Connector
  readonly result: ConnectionResult
  /** It came back by itself. */
  readonly silent: boolean
}

/** A wallet is connected: state, events, and an ear for what it says next. */
export function settle(core: SessionCore, { walletId, connector, result, silent }: Settlement): void {
  const { ctx, keep } = core
  const { id } = connector
  const target = activeTarget(ctx.state.get())
  // A visitor who chose a wallet does not expect one that was forgotten to come back beside it.
  for (const [watched, { stored }] of core.watches)
    if (watched === id || (!silent && stored === undefined)) stopWatching(core, watched)
  core.change((state) =>
    settled(state, { id, walletId, connectorId: id, status: 'connected', ...result }, { silent, keep }),
  )
  hear(core, connector)
  const connection = connectedState(core, id)
  if (connection) tellProviderConnected(core, connection)
  ctx.events.emit('session:connected', { connectionId: id, walletId, account: result.accounts[0], silent })
  tellNetwork(core, target, silent)
}

/**
 * Listens to a connected wallet for the rest of the run, instead of whatever listened before. What the same wallet is
 * being asked goes on: it may still sign, and nobody may be told that it does not.
 */
export function hear(core: SessionCore, connector: Connector): void {
  const { id } = connector
  const before = core.live.get(id)
  const isSame = before?.connector === connector
  before?.ear.abort()
  if (!isSame) before?.end.abort()
  const end = isSame ? before.end : new AbortController()
  const ear = new AbortController()
  core.live.set(id, { connector, end, ear })
  const signal = AbortSignal.any([end.signal, ear.signal, core.ctx.signal])
  try {
    connector.listen(createObserver(core, id, signal), signal)
  } catch (error) {
    // It works without events; it only says less.
    core.ctx.report(error)
  }
}

function createObserver(core: SessionCore, id: ConnectionId, signal: AbortSignal): ConnectorObserver {
  /** Wallets also call after the signal, and with anything at all. */
  const whileConnected =
    <Argument>(run: (argument: Argument) => void) =>
    (argument: Argument): void => {
      if (!signal.aborted) run(argument)
    }
  const withdrawn = (): void => {
    const connection = connectedState(core, id)
    endConnection(core, id, 'wallet', false)
    // Withdrawn or only locked? The silent way back finds out, and waits for an account.
    if (connection) core.comeBack(rememberedOf(connection))
  }
  return {
    accountsChanged: whileConnected((accounts) => {
      if (!reportAccounts(core, id, accounts)) withdrawn()
    }),
    networkChanged: whileConnected((networkId) => reportNetwork(core, id, networkId)),
    changed: whileConnected((answer) => {
      const result = readConnectionResult(answer, core.rules)
      if (result === 'no-account') withdrawn()
      else if (result !== 'invalid') reportResult(core, id, result)
    }),
    ended: whileConnected(() => endConnection(core, id, 'wallet', true)),
  }
}

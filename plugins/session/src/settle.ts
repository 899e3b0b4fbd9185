import type { ChainNamespace, ConnectionId, ConnectionResult, RememberedConnection } from './account'
import { choiceLeft } from './account-order'
import { rewritten } from './address-writers'
import { connectionIdOf, grantsOneOf } from './claimants'
import { type Connected, connectedWith, rememberedOf, settled } from './connection-changes'
import { readConnectionResult } from './connection-result'
import type { Connector, ConnectorListener } from './connector'
import { OTHER_ACCOUNT } from './labels'
import type { SessionCore } from './session-core'
import { activeAccount, activeTarget } from './state'
import { tellProvidersConnected } from './tell-providers'
import {
  connectedState,
  endConnection,
  reportAccounts,
  reportNetwork,
  reportResult,
  tellNetwork,
} from './wallet-reports'
import { stopWatching, watchForClaimant } from './watch'

export interface Settlement {
  readonly walletId: string
  readonly connector: Connector
  readonly result: ConnectionResult
  /** It came back by itself. */
  readonly silent: boolean
  /** How it was on the last visit. */
  readonly before?: RememberedConnection
  /** Asked for by name. */
  readonly wanted?: readonly ChainNamespace[] | undefined
  /** It is asked for another network at once: where it ends is told then. */
  readonly isMoving?: boolean
}

/** A wallet is connected: state, events, and an ear for what it says next. */
export function settle(core: SessionCore, settlement: Settlement): void {
  const { walletId, connector, result, silent, wanted, isMoving = false } = settlement
  const { ctx, keep } = core
  const id = connectionIdOf(connector)
  const was = connectedState(core, id)
  const before = settlement.before ? rewritten(core, settlement.before) : was
  const selected = before && choiceLeft(before, result.accounts)
  const target = activeTarget(ctx.state.get())
  // A visitor who chose a wallet does not expect one that was forgotten to come back beside it.
  for (const [watched, { stored }] of core.watches)
    if (watched === id || (!silent && stored === undefined)) stopWatching(core, watched)
  const connection = connectedWith({ id, walletId, connectorId: connector.id }, result, selected)
  core.change((state) => settled(state, connection, { silent, keep, wanted }))
  hear(core, connector)
  tellProvidersConnected(core, was, connection)
  const account = activeAccount(connection, result.accounts[0].namespace) ?? result.accounts[0]
  ctx.events.emit('session:connected', { connectionId: id, walletId, account, silent })
  if (settlement.before) showOtherAccount(core, settlement.before, connection, connector)
  if (!isMoving) tellNetwork(core, target, silent)
}

/** Where a wallet reconnected with another account than the remembered ones, nobody is left to find that out. */
function showOtherAccount(
  core: SessionCore,
  before: RememberedConnection,
  connection: Connected,
  connector: Connector,
): void {
  if (grantsOneOf(connection, before)) return
  const [account] = connection.accounts
  const { name } = connector.traits
  // A word joiner: a line may end at an ellipsis, and this is read as one.
  const address = `${account.address.slice(0, 4)}…\u2060${account.address.slice(-6)}`
  const signal = core.live.get(connection.id)?.end.signal
  core.ctx.events.emit('session:account-changed', { connectionId: connection.id, account })
  core.ctx.notify({
    surface: 'alert',
    variant: 'warning',
    code: 'OTHER_ACCOUNT',
    text: (t) => t('session.other-account', OTHER_ACCOUNT, { name, address }),
    ...(signal ? { signal } : {}),
  })
  watchForClaimant(core, before, connector)
}

/**
 * Listens to a connected wallet for the rest of the run, instead of whatever listened before. What the same wallet is
 * being asked goes on: it may still sign, and nobody may be told that it does not.
 */
export function hear(core: SessionCore, connector: Connector): void {
  const id = connectionIdOf(connector)
  const before = core.live.get(id)
  const isSame = before?.connector === connector
  before?.ear.abort()
  if (!isSame) before?.end.abort()
  const end = isSame ? before.end : new AbortController()
  const ear = new AbortController()
  core.live.set(id, { connector, end, ear })
  const signal = AbortSignal.any([end.signal, ear.signal, core.ctx.signal])
  try {
    connector.subscribe(createObserver(core, id, signal), signal)
  } catch (error) {
    // It works without events; it only says less.
    core.ctx.report(error)
  }
}

function createObserver(core: SessionCore, id: ConnectionId, signal: AbortSignal): ConnectorListener {
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
    sessionChanged: whileConnected((answer) => {
      const result = readConnectionResult(answer, core.rules)
      if (result === 'no-account') withdrawn()
      else if (result !== 'invalid') reportResult(core, id, result)
    }),
    disconnected: whileConnected(() => endConnection(core, id, 'wallet', true)),
  }
}

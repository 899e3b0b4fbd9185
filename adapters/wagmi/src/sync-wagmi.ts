import { evmChainId, sessionContract, sessionStatus } from '@latchkey/session/contract'
import { connectorMissing } from './errors'
import { evmConnection, isRestoring, isSameConnection } from './evm-connection'
import type { WagmiConfig, WagmiConnector, WagmiState } from './wagmi-types'

/**
 * Keeps wagmi in step with Latchkey, until the function that it returns is called: which wallet is connected, its
 * accounts and its chain. While none is connected also the chain that was chosen. Connections of wagmi's other connectors
 * stay as they are. Starts the latchkey. Throws a `ConfigurationError` (`WAGMI_CONNECTOR_MISSING`) if
 * `config.connectors` has no `latchkeyConnector`. In React use `<WagmiBridge>`.
 * @example const stop = syncWagmi(config)
 */
export function syncWagmi<State extends WagmiState>(config: WagmiConfig<State>): () => void {
  const connector = config.connectors.find(({ getLatchkey }) => getLatchkey)
  const latchkey = connector?.getLatchkey?.()
  if (!connector || !latchkey) throw connectorMissing()
  const { uid, emitter } = connector
  // The chain that each side had chosen when both were last compared, to tell which of them has chosen another one.
  let { chainId } = config.state
  let preferred: number | undefined

  // Every action of wagmi reaches the connector, and so Latchkey, first: what Latchkey has is true, whoever changed it.
  const follow = (): void => {
    const session = latchkey.read(sessionContract)
    const now = evmConnection(session)
    const { status, connections } = config.state
    const known = connections.get(uid)
    // In an attempt of its own wagmi drops an event `connect`, and a `disconnect` would end it.
    const isAtRest = status !== 'connecting' && status !== 'reconnecting'
    if (isAtRest && !isRestoring(session)) dropEarlier(config, connector)
    if (now && known) {
      if (!isSameConnection(now, known)) emitter.emit('change', now)
    } else if (isAtRest) {
      if (now) emitter.emit('connect', now)
      else if (known && !isRestoring(session)) emitter.emit('disconnect')
    }
    followChoice()
  }

  /** Without any wallet: the chain that was chosen last, on either side. */
  const followChoice = (): void => {
    const session = latchkey.read(sessionContract)
    const status = sessionStatus(session)
    const isConnected = config.state.connections.size > 0 || status === 'connected'
    // Compared once it is known whether a wallet connects.
    if (!isConnected && status !== 'disconnected') return
    const before = { chainId, preferred }
    chainId = config.state.chainId
    preferred = isConnected ? undefined : evmChainId(session.preferredNetworkIds.eip155 ?? '')
    if (isConnected) return
    if (chainId !== before.chainId) {
      if (session.networks.some(({ id }) => evmChainId(id) === chainId))
        void latchkey
          .get(sessionContract)
          .switchNetwork(chainId)
          .catch(() => undefined)
      return
    }
    const choice = preferred
    if (choice === undefined || choice === before.preferred || choice === chainId) return
    if (!config.chains.some(({ id }) => id === choice)) return
    chainId = choice
    config.setState((state) => ({ ...state, chainId: choice }))
  }

  const stop = latchkey.start()
  const ends = [
    latchkey.watch(sessionContract, (state) => state, follow),
    config.subscribe((state) => state, follow),
  ]
  follow()
  return () => {
    for (const end of ends) end()
    stop()
  }
}

/**
 * Drops what wagmi has stored of the connector of an earlier page, an address without a wallet. wagmi keeps it if another
 * wallet is connected while it tries to reconnect, and with `reconnectOnMount={false}` that it was the current one.
 */
function dropEarlier<State extends WagmiState>(
  config: WagmiConfig<State>,
  { id, uid }: WagmiConnector,
): void {
  const { connections, current } = config.state
  const live = [...connections].filter(([key, { connector }]) => key === uid || connector.id !== id)
  const isCurrent = live.some(([key]) => key === current)
  if (live.length === connections.size && (isCurrent || current === null)) return
  const [first] = live
  config.setState((state) => ({
    ...state,
    connections: new Map(live),
    current: isCurrent ? current : (first?.[0] ?? null),
    status: first ? state.status : 'disconnected',
  }))
}

import { usePluginState } from '@latchkey/kernel/react'
import { connectedWallet, type NetworkId, sessionContract } from '@latchkey/session/contract'
import type { ReactNode } from 'react'

/** Lists the accounts of all connected wallets. */
export function Connections(): ReactNode {
  const state = usePluginState(sessionContract, (session) => session)
  const networkName = (id: NetworkId | undefined): string | undefined =>
    state.networks.find((network) => network.id === id)?.name ?? id
  const rows = Object.values(state.connections).flatMap((connection) =>
    connection.status === 'connected' ? connection.accounts.map((account) => ({ connection, account })) : [],
  )
  if (rows.length < 2) return null
  return (
    <ul className="connections" aria-label="Connections">
      {rows.map(({ connection, account: { namespace, address } }) => (
        <li
          key={`${connection.id} ${namespace} ${address}`}
          data-testid="connection"
          data-wallet={connection.id}
          data-namespace={namespace}
        >
          <span>{connectedWallet(state, connection.id)?.name ?? connection.id}</span>
          <span className="hint">{networkName(connection.networkIds[namespace])}</span>
          <code>{address}</code>
        </li>
      ))}
    </ul>
  )
}

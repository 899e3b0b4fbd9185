import type { Network } from '@latchkey/session/contract'
import type { RequestedNamespace, WalletConnectOptions } from '../options'
import type { Proposal } from '../relay/relay-client'
import { type Asked, askedByNamespace } from './asked-methods'

/** Where wallets still know Solana under its older ids. */
const olderIds: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

const others: Asked = { methods: [], events: ['accountsChanged', 'chainChanged'] }

/**
 * Everything that is configured, all of it optional: a wallet that knows one of the networks can connect.
 * Namespaces without a chain are not asked for.
 */
export function buildProposal(
  networks: readonly Network[],
  wanted: WalletConnectOptions['namespaces'] = {},
): Proposal {
  const namespaces = new Set([...networks.map(({ namespace }) => namespace), ...Object.keys(wanted)])
  const entries = [...namespaces].map((namespace) => {
    const own: RequestedNamespace = wanted[namespace] ?? {}
    const usual = askedByNamespace[namespace] ?? others
    const configured = networks.flatMap((network) => (network.namespace === namespace ? [network.id] : []))
    const chains = own.chains ?? configured.flatMap((id) => [id, ...(olderIds[id] ? [olderIds[id]] : [])])
    const { methods = usual.methods, events = usual.events } = own
    return [namespace, { chains, methods, events }] as const
  })
  return Object.fromEntries(entries.filter(([, { chains }]) => chains.length > 0))
}

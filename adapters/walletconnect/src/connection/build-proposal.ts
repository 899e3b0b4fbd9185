import type { Network } from '@latchkey/session/contract'
import type { RequestedNamespace, WalletConnectOptions } from '../options'
import type { Proposal } from '../relay/relay-client'
import { type Asked, askedByNamespace } from './asked-methods'
import { withOlderId } from './older-ids'

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
    const chains = own.chains ?? configured.flatMap(withOlderId)
    const { methods = usual.methods, events = usual.events } = own
    return [namespace, { chains, methods, events }] as const
  })
  return Object.fromEntries(entries.filter(([, { chains }]) => chains.length > 0))
}

import type { Network } from '@latchkey/session/contract'
import type { eip155Methods, otherMethods, solanaMethods } from '@latchkey/session/requests'
import type { RequestedNamespace, WalletConnectOptions } from '../options'
import type { Proposal } from '../relay/walletconnect-client'
import { withOlderId } from './older-network-ids'

const others: ProposedNamespace = { methods: [], events: ['accountsChanged', 'chainChanged'] }

/**
 * Everything that is configured, all of it optional: a wallet that knows one of the networks can connect.
 * Namespaces without a chain are not requested.
 */
export function buildProposal(
  networks: readonly Network[],
  wanted: WalletConnectOptions['namespaces'] = {},
): Proposal {
  const namespaces = new Set([...networks.map(({ namespace }) => namespace), ...Object.keys(wanted)])
  const entries = [...namespaces].map((namespace) => {
    const own: RequestedNamespace = wanted[namespace] ?? {}
    const usual = proposedByNamespace[namespace] ?? others
    const configured = networks.flatMap((network) => (network.namespace === namespace ? [network.id] : []))
    const chains = own.chains ?? configured.flatMap(withOlderId)
    const { methods = usual.methods, events = usual.events } = own
    return [namespace, { chains, methods, events }] as const
  })
  return Object.fromEntries(entries.filter(([, { chains }]) => chains.length > 0))
}

export interface ProposedNamespace {
  readonly methods: readonly (
    | keyof typeof eip155Methods
    | keyof typeof solanaMethods
    | keyof typeof otherMethods
  )[]
  readonly events: readonly string[]
}

const events: ProposedNamespace['events'] = ['accountsChanged', 'chainChanged']

/** The default permissions to request. Every entry is optional for the wallet. */
const proposedByNamespace: Readonly<Record<string, ProposedNamespace>> = {
  eip155: {
    events,
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendRawTransaction',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'personal_sign',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_registerOnboarding',
      'wallet_watchAsset',
      'wallet_scanQRCode',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'wallet_getAssets',
    ],
  },
  solana: {
    events,
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
  },
  bip122: { events, methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'] },
  ton: { events, methods: ['ton_sendMessage', 'ton_signData'] },
  tron: { events, methods: ['tron_signMessage', 'tron_signTransaction'] },
}

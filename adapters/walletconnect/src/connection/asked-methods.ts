import type { eip155Methods, otherMethods, solanaMethods } from '@latchkey/session/rpc-methods'

export interface Asked {
  readonly methods: readonly (
    | keyof typeof eip155Methods
    | keyof typeof solanaMethods
    | keyof typeof otherMethods
  )[]
  readonly events: readonly string[]
}

const events: Asked['events'] = ['accountsChanged', 'chainChanged']

/** What wallets are asked to grant where the host names nothing else. Every entry is optional for the wallet. */
export const askedByNamespace: Readonly<Record<string, Asked>> = {
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

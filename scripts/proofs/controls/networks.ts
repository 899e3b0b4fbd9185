import type { Control } from '../control'

export const networksControls: readonly Control[] = [
  {
    name: 'active-account-ignored',
    proof: 'chains',
    promise: 'The active account is the one the user chose.',
    replacement: 'return own[0]',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/activate.test.ts',
      test: 'accounts: the chosen one is in use',
    },
  },
  {
    name: 'chosen-network-not-asked',
    proof: 'chains',
    promise: 'A network that was chosen before connecting is asked of the wallet.',
    replacement: 'return current === undefined || current !== undefined ? undefined : network',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/network/switch-network.test.ts',
      test: 'a wallet that is elsewhere is asked for the network',
    },
  },
  {
    name: 'client-of-the-first-account',
    proof: 'chains',
    promise: 'The wallet client acts for the account the user chose.',
    replacement: 'const address = connection.accounts[0].address',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/clients.test.ts',
      test: 'acts for the account the user chose',
    },
  },
  {
    name: 'connector-believes',
    proof: 'chains',
    promise: 'The connector looks where the wallet is after it said yes.',
    replacement: 'await isThere()',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/connector/switch-network.test.ts',
      test: 'says yes and stays elsewhere',
    },
  },
  {
    name: 'narrowed-list-requests-all-namespaces',
    proof: 'chains',
    promise: 'A list for one chain asks a relay wallet for that chain only.',
    replacement:
      'const namespaces = useMemo(() => (namespace === undefined ? undefined : undefined), [namespace])',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/wallet-list/narrowed-list.test.tsx',
      test: 'the relay row of a list for one chain',
    },
  },
  {
    name: 'request-that-names-no-account',
    proof: 'chains',
    promise: 'A request that names no account is for the active one.',
    replacement: 'const address = isUnnamed(from) ? scope.granted[0] : requireGranted(from, scope)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'eth_sendTransaction carries the network in use',
    },
  },
  {
    name: 'solana-request-for-another-cluster',
    proof: 'chains',
    promise: 'A request on Solana says the network it is for, and not one the wallet prefers.',
    replacement: 'const chain = (networkId ? chains[0] : chainNameOf(networkId, chains))',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/solana/src/requests/request-wallet.test.ts',
      test: 'signTransaction: base64 in, the signed one',
    },
  },
  {
    name: 'switch-believed',
    proof: 'chains',
    promise: 'A wallet that says yes to a switch and stays elsewhere has not switched.',
    replacement: 'if (!isOnNetwork(core, id, network)) core.ctx.logger.debug(network.id)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/network/switch-network.test.ts',
      test: 'a wallet that says yes and',
    },
  },
  {
    name: 'transaction-carries-its-chain',
    proof: 'chains',
    promise: 'A transaction that names no chain carries the one in use.',
    replacement: 'const own = { ...whole, unsaid: `0x${evmChainId(current)?.toString(16)}` }',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'eth_sendTransaction carries the network in use',
    },
  },
  {
    name: 'transaction-of-no-chain',
    proof: 'chains',
    promise: 'A transaction says which chain it is for.',
    replacement: "return typeof chainId === 'number' ? formatted : formatted",
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/clients.test.ts',
      test: 'a transaction says which chain it is for',
    },
  },
  {
    name: 'typed-data-of-another-chain',
    proof: 'chains',
    promise: 'Typed data for one chain is not signed on another one.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'eth_signTypedData_v4 for another chain is refused',
    },
  },
  {
    name: 'unsafe-rpc-added',
    proof: 'chains',
    promise: 'A wallet is given https addresses only.',
    replacement: 'const rpcUrls = network.rpcUrls',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/connector/switch-network.test.ts',
      test: 'safe addresses only',
    },
  },
]

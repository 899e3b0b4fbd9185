import type { Control } from '../control'

export const requestsControls: readonly Control[] = [
  {
    name: 'double-click-switches-twice',
    proof: 'once',
    promise: 'A second click on a network asks the wallet nothing.',
    replacement: 'if (pending?.networkId === place && pending.promise) return pending.promise',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/network/switch-superseded.test.ts',
      test: 'a second click on the same network',
    },
  },
  {
    name: 'names-nearly-right',
    proof: 'once',
    promise: 'A method is known by its exact name only.',
    replacement: 'const approval = methods.get(method.trim())?.approval',
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/rpc/create-rpc-chain.test.ts',
      test: 'traits: is known for declared names',
    },
  },
  {
    name: 'open-request-abandoned',
    proof: 'once',
    promise:
      'What a wallet is being asked goes on through a new run: nobody is told that it failed while it may still be signed.',
    replacement: 'before?.connectionAbort.abort()',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/provider/provider.test.ts',
      test: 'what a wallet is asked goes on',
      message: 'Your wallet is no longer connected',
    },
  },
  {
    name: 'raw-transaction-repeated',
    proof: 'once',
    promise: 'A raw transaction goes to one server, once.',
    replacement: 'const once = false',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/clients.test.ts',
      test: 'a raw transaction is sent once',
    },
  },
  {
    name: 'raw-transaction-repeated-by-a-step',
    proof: 'once',
    promise: 'A step of the request chain sends a raw transaction once.',
    replacement: 'eth_sendRawTransaction: read<readonly [transaction: Hex], Hex>()',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/rpc-methods.test.ts',
      test: 'methods: a raw transaction needs nobody, and is not repeated',
    },
  },
  {
    name: 'solana-transaction-repeated',
    proof: 'once',
    promise: 'A signed transaction on Solana goes to one server, once.',
    replacement: 'sendTransaction: read<readonly unknown[], unknown>()',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/solana/src/chain/read-balances.test.ts',
      test: 'send: what is sent goes to one server, once',
    },
  },
  {
    name: 'step-sends-twice',
    proof: 'once',
    promise: 'What signs or sends is handed on once, also where a step asks twice.',
    replacement: 'if (!step || (sent && !sent)) throw new RpcUnhandledError(method)',
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/rpc/create-rpc-chain.test.ts',
      test: 'a step that asks twice',
    },
  },
  {
    name: 'transaction-under-another-name',
    proof: 'once',
    promise: 'A transaction that a wallet refused is not sent once more under another name.',
    replacement:
      "if (method === 'never')\n        throw new MethodNotFoundRpcError(new Error('Transactions are sent with eth_sendTransaction.'), {\n          method,\n        })",
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/exactly-once.test.ts',
      test: "once (R12): 'the client sends', and there is 'parameters it dislikes'",
    },
  },
]

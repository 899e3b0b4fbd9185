import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey } from '@latchkey/kernel'
import { session } from '@latchkey/session'
import { transactions } from '@latchkey/transactions'

// The least that follows the transactions of an earlier visit. The node is the page's own server.
createLatchkey({
  plugins: [
    session(),
    evm({ networks: [mainnet], rpcUrls: { 1: [`${location.origin}/rpc`] } }),
    transactions(),
  ],
}).start()

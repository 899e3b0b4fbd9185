import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { send } from '@latchkey/send'
import { transactions } from '@latchkey/transactions'
import { createLatchkey, essentials } from 'latchkey'

// The least that sends: a connected wallet that declines, and the form of Send. The node is named by the page's address.
const node = new URLSearchParams(location.search).get('node') ?? ''
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Where the bench reads the moment at which the wallet was asked. */
const ASKED = 'wallet asked'

interface Asked {
  readonly method: string
  readonly params?: unknown
}

async function readNode({ method, params = [] }: Asked): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { result } = await response.json()
  return result
}

const refusal = (code: number, message: string): Error => Object.assign(new Error(message), { code })

const provider = {
  async request(asked: Asked): Promise<unknown> {
    if (asked.method === 'eth_sendTransaction') {
      performance.mark(ASKED)
      throw refusal(4001, 'User rejected the request.')
    }
    if (/^eth_(requestAccounts|accounts)$/.test(asked.method)) return [ACCOUNT]
    if (asked.method === 'eth_chainId') return '0x1'
    if (asked.method.startsWith('wallet_')) throw refusal(4200, 'Not supported.')
    return readNode(asked)
  },
  on: () => undefined,
  removeListener: () => undefined,
}
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
const info = { uuid: '00000000-0000-4000-8000-000000000001', name: 'Bench', icon, rdns: 'example.bench' }
const detail = Object.freeze({ info, provider })
const announce = (): void => {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}
window.addEventListener('eip6963:requestProvider', announce)

const first = essentials()
const follower = transactions()
// Pages of before had to add it.
const isIncluded = first.some(({ token }) => token.id === follower.token.id)
const latchkey = createLatchkey({
  plugins: [
    ...first,
    ...(isIncluded ? [] : [follower]),
    evm({ networks: [mainnet], rpcUrls: { 1: [node] } }),
    send(),
  ],
})
latchkey.start()
announce()

// Connecting comes first.
latchkey.open('WalletSend')

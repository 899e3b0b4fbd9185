import { createLatchkey, everything } from '@latchkey/everything'
import { mainnet } from '@latchkey/evm/networks'
import { solanaMainnet } from '@latchkey/solana/networks'

export const latchkey = createLatchkey(everything({ networks: [mainnet, solanaMainnet] }))

export async function signOn(namespace: 'eip155' | 'solana') {
  const connection = await latchkey.connect({ namespace })
  return connection.signMessage('Hello')
}

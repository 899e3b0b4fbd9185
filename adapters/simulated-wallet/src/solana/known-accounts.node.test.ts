import { createHmac, pbkdf2Sync } from 'node:crypto'
import { Keypair } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { knownSolanaAccounts } from './load-accounts'

const SENTENCE = 'test test test test test test test test test test test junk'

/** SLIP-0010 over BIP-39, as common wallets do it. */
function derive(path: readonly number[]): Buffer {
  const seed = pbkdf2Sync(SENTENCE, 'mnemonic', 2048, 64, 'sha512')
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  for (const index of path) {
    const data = Buffer.alloc(37)
    node.copy(data, 1, 0, 32)
    data.writeUInt32BE(0x80000000 + index, 33)
    node = createHmac('sha512', node.subarray(32)).update(data).digest()
  }
  return node.subarray(0, 32)
}

test('known Solana accounts: are those of the public sentence', () => {
  const derived = Array.from({ length: 10 }, (_, index) => {
    const seed = derive([44, 501, index, 0])
    return { address: Keypair.fromSeed(seed).publicKey.toBase58(), seed: seed.toString('hex') }
  })
  expect(knownSolanaAccounts).toEqual(derived)
})

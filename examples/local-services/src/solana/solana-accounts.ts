import { createHmac, pbkdf2Sync } from 'node:crypto'
import { type Address, address, createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'

/**
 * The mnemonic of the dev accounts on all local chains. Their keys are public: never send them anything of
 * value.
 */
const SENTENCE = 'test test test test test test test test test test test junk'
const ACCOUNT_COUNT = 10
const HARDENED = 0x80000000

/** The 32-byte seed of a key, on the path `m/44'/501'/{index}'/0'` that most wallets use (SLIP-0010). */
export function solanaSeed(index: number): Uint8Array {
  const hmac = (key: Buffer | string, data: Buffer): Buffer => createHmac('sha512', key).update(data).digest()
  let node = hmac('ed25519 seed', pbkdf2Sync(SENTENCE, 'mnemonic', 2048, 64, 'sha512'))
  for (const step of [44, 501, index, 0]) {
    const data = Buffer.alloc(37)
    node.copy(data, 1, 0, 32)
    data.writeUInt32BE(HARDENED + step, 33)
    node = hmac(node.subarray(32), data)
  }
  return Uint8Array.from(node.subarray(0, 32))
}

/** The ten dev accounts, which have SOL and tokens. */
export function solanaDevAccounts(): Promise<readonly Address[]> {
  return Promise.all(Array.from({ length: ACCOUNT_COUNT }, (_, index) => addressOf(solanaSeed(index))))
}

/** An address derived from a name, hence the same at every start. */
export function namedAddress(name: string): Promise<Address> {
  return addressOf(Uint8Array.from(createHmac('sha256', 'latchkey local services').update(name).digest()))
}

async function addressOf(seed: Uint8Array): Promise<Address> {
  return address((await createKeyPairSignerFromPrivateKeyBytes(seed)).address)
}

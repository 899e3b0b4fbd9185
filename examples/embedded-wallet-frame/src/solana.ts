import bs58 from 'bs58'
import type { SolanaKey } from './vault'

/** Signature of a text, in base58. */
export async function signMessage({ privateKey }: SolanaKey, message: string): Promise<string> {
  return bs58.encode(await sign(privateKey, bs58.decode(message)))
}

/** Puts this key's signature into a serialized transaction (legacy or version 0); both in base58. */
export async function signTransaction(
  key: SolanaKey,
  transaction: string,
): Promise<{
  readonly transaction: string
  readonly signature: string
}> {
  const bytes = Uint8Array.from(bs58.decode(transaction))
  const [count, countLength] = readLength(bytes, 0)
  const messageStart = countLength + count * 64
  const message = bytes.slice(messageStart)
  const index = signerIndex(message, key.publicKey)
  if (index < 0 || index >= count) throw new Error('The transaction asks for no signature of this account')
  const signature = await sign(key.privateKey, message)
  bytes.set(signature, countLength + index * 64)
  return { transaction: bs58.encode(bytes), signature: bs58.encode(signature) }
}

async function sign(key: CryptoKey, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(bytes)))
}

/** Position of the account among those that sign. */
function signerIndex(message: Uint8Array, publicKey: Uint8Array): number {
  // A version byte has its highest bit set; the header has three more bytes.
  const header = ((message[0] ?? 0) & 0x80) === 0 ? 0 : 1
  const signers = message[header] ?? 0
  const [, lengthBytes] = readLength(message, header + 3)
  const keys = header + 3 + lengthBytes
  for (let index = 0; index < signers; index += 1) {
    const one = message.slice(keys + index * 32, keys + (index + 1) * 32)
    if (one.length === 32 && one.every((byte, at) => byte === publicKey[at])) return index
  }
  return -1
}

/** Solana's short vector: seven bits a byte. */
function readLength(bytes: Uint8Array, start: number): readonly [length: number, bytes: number] {
  let length = 0
  for (let at = 0; at < 3; at += 1) {
    const byte = bytes[start + at] ?? 0
    length |= (byte & 0x7f) << (7 * at)
    if ((byte & 0x80) === 0) return [length, at + 1]
  }
  throw new Error('The transaction cannot be read')
}

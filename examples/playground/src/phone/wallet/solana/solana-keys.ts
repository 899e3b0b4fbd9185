import { createSimulatedWallet, type SolanaFeature } from '@latchkey/simulated-wallet'
import * as v from 'valibot'
import type { Network } from '../state'

/** Signs with the wallet's Solana keys, without asking the owner. */
export interface SolanaKeys {
  /** The addresses of all keys. */
  addresses(): Promise<readonly string[]>
  /** Resolves with the 64 bytes of the signature. */
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  /** The same transactions with one more signature. */
  signTransactions(address: string, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /**
   * Signs and sends. Resolves with the signature, which is the transaction's id. Rejects if the chain
   * refuses.
   */
  send(
    address: string,
    networkId: string,
    transaction: Uint8Array,
    options: object | undefined,
  ): Promise<Uint8Array>
}

/** All dev accounts; the phone shows three of them. */
const ACCOUNT_COUNT = 10

const bytesSchema = v.instance(Uint8Array)
const signedSchema = v.array(v.object({ signedTransaction: bytesSchema }))
const signatureSchema = v.tuple([v.object({ signature: bytesSchema })])

/**
 * The keys are those of a simulated wallet that approves at once, because the phone has asked the owner
 * already.
 */
export function openSolanaKeys(networks: readonly Network[]): SolanaKeys {
  const wallet = createSimulatedWallet({
    networks: networks.map(({ networkId, ...rest }) => ({ ...rest, networkId: solanaId(networkId) })),
    solanaAccounts: ACCOUNT_COUNT,
    expose: 'all',
    authorised: true,
  })
  const call = (feature: SolanaFeature, inputs: readonly unknown[]): unknown => {
    const offered = Object(wallet.standardWallet?.features[feature])
    return v.parse(v.function(), Reflect.get(offered, feature.replace(/.*:/, '')))(...inputs)
  }
  const ask = async (feature: SolanaFeature, inputs: readonly unknown[]): Promise<unknown> => {
    await call('standard:connect', [{ silent: true }])
    return call(feature, inputs)
  }
  return {
    addresses: () => wallet.solanaAccounts(),
    async signMessage(address, message) {
      const answer = await ask('solana:signMessage', [{ account: { address }, message }])
      return v.parse(signatureSchema, answer)[0].signature
    },
    async signTransactions(address, transactions) {
      const inputs = transactions.map((transaction) => ({ account: { address }, transaction }))
      const signed = v.parse(signedSchema, await ask('solana:signTransaction', inputs))
      return signed.map(({ signedTransaction }) => signedTransaction)
    },
    async send(address, networkId, transaction, options) {
      const input = { account: { address }, chain: networkId, transaction, options }
      return v.parse(signatureSchema, await ask('solana:signAndSendTransaction', [input]))[0].signature
    },
  }
}

function solanaId(networkId: string): `solana:${string}` {
  return `solana:${networkId.replace(/.*:/, '')}`
}

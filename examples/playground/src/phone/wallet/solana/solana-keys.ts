import { createSimulatedWallet, type SolanaFeature } from '@latchkey/simulated-wallet'
import * as v from 'valibot'
import type { Network } from '../state'

/** The capabilities of the accounts on Solana; sends no request. */
export interface SolanaKeys {
  /** All it can sign for. */
  addresses(): Promise<readonly string[]>
  /** 64 bytes. */
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  /** The same transactions with one more signature. */
  signTransactions(address: string, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** Signs and sends; the signature, which is the transaction's id. Rejects where the chain refuses. */
  send(
    address: string,
    networkId: string,
    transaction: Uint8Array,
    options: object | undefined,
  ): Promise<Uint8Array>
}

/** The well-known accounts there are keys for. */
const ACCOUNT_COUNT = 10

const bytesSchema = v.instance(Uint8Array)
const signedSchema = v.array(v.object({ signedTransaction: bytesSchema }))
const signatureSchema = v.tuple([v.object({ signature: bytesSchema })])

/** A simulated wallet holds the keys: it approves at once, because its owner has been asked here. */
export function openSolanaKeys(networks: readonly Network[]): SolanaKeys {
  const wallet = createSimulatedWallet({
    networks: networks.map(({ networkId, ...rest }) => ({ ...rest, networkId: solanaId(networkId) })),
    solanaAccounts: ACCOUNT_COUNT,
    expose: 'all',
    authorised: true,
  })
  const call = (feature: SolanaFeature, inputs: readonly unknown[]): unknown => {
    const offered = Object(wallet.standard?.features[feature])
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

import { TransactionInvalidError } from '@latchkey/adapter-kit'
import { chainIdHex } from '@latchkey/session/caip'
import { type AskContract, readDataFee } from '@latchkey/session/chain'
import type {
  ActiveTarget,
  Network,
  SentTransaction,
  TransactionEstimate,
  TransactionRequest,
  Transactions,
  TransactionTerms,
} from '@latchkey/session/contract'
import { NetworkNotFoundError } from '@latchkey/session/errors'
import { createWalletError, toWalletError } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import { type Chains, chainIdOf, readChain } from '../chain/read-chain'
import { ChainResponseError, ChainRpcError, WalletResponseError } from '../errors'
import { ethSendTransaction } from '../rpc-methods'
import { sendBatch, supportsAtomicBatch } from './batches'
import { encodeTerms } from './encode-terms'
import { encodeTransaction } from './encode-transaction'
import { readTransaction } from './read-transaction'
import { hashSchema, quantitySchema } from './rpc-transaction'
import { keepSent, readCursor, readSentSince } from './sent-since'
import { canProve, type Traceable } from './traces'
import { observeTransaction, waitForTransaction } from './wait-for-transaction'

/** Sending over EVM wallets: estimates and outcomes are read over the host's own RPC. */
export function createTransactions(chains: Chains): Required<Transactions> {
  const traceable: Traceable = new Set()
  const kept = keepSent()
  return {
    estimate: (...args) => estimateTransaction(chains, ...args),
    send: (...args) => sendTransaction(chains, ...args),
    wait: (...args) => waitForTransaction(chains, ...args),
    observe: async (sent) => observeTransaction(chains, sent),
    read: (...args) => readTransaction(chains, ...args),
    canProve: (...args) => canProve(chains, traceable, ...args),
    cursor: (...args) => readCursor(chains, ...args),
    since: (...args) => readSentSince(chains, kept, ...args),
    batches: {
      isSupported: (...args) => supportsAtomicBatch(chains, ...args),
      async send(requests, target, terms) {
        // A batch has no terms (EIP-5792), and what was asked for with them is not sent without.
        if (terms) throw new TransactionInvalidError('terms')
        return sendBatch(chains, requests, target)
      },
    },
  }
}

/** Gas that a smart account pays besides the call: for the check of its signature and for the bundler (ERC-4337). */
const OPERATION_GAS = 250_000n
/** The first operation of a smart account also deploys it. */
const DEPLOYMENT_GAS = 250_000n

/** The bytes of one besides its call: nonce, limits, what pays for it, its signature, and a share of its bundle. */
const OPERATION_BYTES = 1_000

/**
 * A fifth above the current gas price, which may rise until the transaction is in a block, and twice the data fee of a
 * rollup's first layer. Where a network may take one and does not say it, as much again is kept for it, and that is no upper bound.
 * Nor is it for a smart account, because its wallet sets the limits of the operation, and may pay for it.
 */
async function estimateTransaction(
  chains: Chains,
  request: TransactionRequest,
  { account, network, networkId }: ActiveTarget,
  signal: AbortSignal,
): Promise<TransactionEstimate> {
  const call = { from: account.address, ...encodeTransaction(request) }
  if (!network) throw new NetworkNotFoundError(networkId)
  const read = async (method: string, params: readonly unknown[]): Promise<bigint> => {
    const parsed = v.safeParse(quantitySchema, await readChain(chains, network, { method, params }, signal))
    if (!parsed.success) throw new ChainResponseError(method)
    return parsed.output
  }
  try {
    const isTokenTransfer = request.type === 'transfer' && request.tokenAddress !== undefined
    const isSmartAccount = account.type === 'smartAccount'
    const ownBytes = isSmartAccount ? OPERATION_BYTES : 0
    const bytes = ownBytes + ((call.data ?? '0x').length - 2) / 2
    const ask: AskContract = (to, data) => askContract(chains, network, { to, data }, signal)
    const [gas, gasPrice, balance, dataFeeOf, code] = await Promise.all([
      read('eth_estimateGas', [call]),
      read('eth_gasPrice', []),
      read('eth_getBalance', [account.address, 'latest']),
      readDataFee(ask, chainIdOf(networkId), bytes),
      isSmartAccount ? readChain(chains, network, codeOf(account.address), signal) : undefined,
      isTokenTransfer ? requireTransfer(chains, network, call, signal) : undefined,
    ])
    const ownGas = isSmartAccount ? OPERATION_GAS + (code === '0x' ? DEPLOYMENT_GAS : 0n) : 0n
    const gasFee = ((gas + ownGas) * gasPrice * 6n) / 5n
    const dataFee = await dataFeeOf(gas + ownGas)
    const fee = gasFee + (dataFee ?? gasFee)
    // Not every node compares the two.
    if (BigInt(call.value) + (isSmartAccount ? 0n : gasFee + (dataFee ?? 0n)) > balance)
      throw createWalletError('INSUFFICIENT_FUNDS', { phase: 'request' })
    const { decimals, symbol } = network.nativeCurrency
    const amount = { value: fee.toString(), decimals, symbol }
    const isUpperBound = !isSmartAccount && dataFee !== undefined
    return isUpperBound ? { fee: amount } : { fee: amount, isUpperBound }
  } catch (error) {
    throw error instanceof ChainRpcError ? toWalletError(error.cause, { phase: 'request' }) : error
  }
}

/** `undefined` where the call reverts, and `null` where the node refuses it otherwise. */
async function askContract(
  chains: Chains,
  network: Network,
  call: object,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await readChain(chains, network, { method: 'eth_call', params: [call, 'latest'] }, signal)
  } catch (error) {
    if (!(error instanceof ChainRpcError)) throw error
    return toWalletError(error.cause, { phase: 'request' }).code === 'EXECUTION_REVERTED' ? undefined : null
  }
}

const codeOf = (address: string) => ({ method: 'eth_getCode', params: [address, 'latest'] })

/** A token that refuses may answer `false` and not revert; many answer nothing, and that is fine. */
async function requireTransfer(
  chains: Chains,
  network: Network,
  call: object,
  signal: AbortSignal,
): Promise<void> {
  const response = await readChain(chains, network, { method: 'eth_call', params: [call, 'latest'] }, signal)
  if (typeof response === 'string' && /^0x0{64}$/.test(response))
    throw createWalletError('EXECUTION_REVERTED', { phase: 'request' })
}

/** The wallet adds what the terms leave out of gas, fee and nonce. The request names account and chain, and session refuses those not in use. */
async function sendTransaction(
  { ctx }: Chains,
  request: TransactionRequest,
  { account, connectionId, networkId }: ActiveTarget,
  terms?: TransactionTerms,
): Promise<SentTransaction> {
  const transaction = {
    ...encodeTransaction(request),
    ...encodeTerms(terms),
    from: account.address,
    chainId: chainIdHex(networkId),
  }
  const id = await ctx.rpc.request(ethSendTransaction, [transaction], { connectionId, networkId })
  if (!v.is(hashSchema, id)) throw new WalletResponseError(ethSendTransaction.name)
  return { type: 'transaction', id, from: account.address, networkId, connectionId }
}

import { type Hex, toHex } from 'viem'
import type { Approval } from '../approval/approval-card'
import { createSay } from '../copy/say'
import { handleEvmRequest } from '../evm/handle-evm-request'
import { createRefusedNonces } from '../evm/refused-nonces'
import { createSmartAccount, type SmartAccount } from '../evm/smart-account'
import type { AccountType } from '../vault'
import { createMemoryStorage } from './create-memory-storage'
import { createRandomAccount } from './create-random-account'

export const account = createRandomAccount()
export const ENTRY_POINT = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
export const SMART_ACCOUNT = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export const smart = createSmartAccount(account, 1, {
  chainIds: [1],
  entryPoint: ENTRY_POINT,
  factory: '0x4c415443484b4559000000000000000000000011',
  implementation: '0x4c415443484b4559000000000000000000000010',
})
/** Of the transaction that has the smart account's operation. */
export const TRANSACTION_HASH = toHex(9, { size: 32 })
/** What a node replies about a smart account that is on the chain. */
export const asSmartAccount = {
  eth_call: toHex(7, { size: 32 }),
  eth_getCode: '0x00',
  eth_getUserOperationReceipt: { success: true, receipt: { transactionHash: TRANSACTION_HASH } },
}

interface SentOperation {
  readonly sender: Hex
  readonly nonce: Hex
  readonly callData: Hex
  readonly callGasLimit: Hex
  readonly verificationGasLimit: Hex
  readonly preVerificationGas: Hex
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
  readonly factory?: Hex
  readonly factoryData?: Hex
  readonly signature: Hex
}

/** Handles requests of an account over a fake node with these replies. Every request is approved. */
export function startEvm(
  replies: Readonly<Record<string, unknown>> = {},
  smartAccount?: SmartAccount,
  preferred: AccountType = 'eoa',
) {
  const asked: Approval[] = []
  const sent: Hex[] = []
  const operations: SentOperation[] = []
  const calls: (readonly [method: string, params: unknown])[] = []
  const known: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_getTransactionCount: '0x5',
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_maxPriorityFeePerGas: '0x3b9aca00',
    ...replies,
  }
  const nonces = createRefusedNonces(createMemoryStorage())
  const run = (method: string, params: unknown, chainId = 1): Promise<unknown> =>
    handleEvmRequest({
      method,
      params,
      chainId,
      hostOrigin: 'https://shop.example',
      account,
      smartAccount,
      ownContracts: [ENTRY_POINT, SMART_ACCOUNT],
      preferred,
      nonces,
      say: createSay('en'),
      async approve(approval) {
        asked.push(approval)
      },
      async node(called, given) {
        calls.push([called, given])
        if (called === 'eth_sendRawTransaction' && Array.isArray(given)) sent.push(given[0])
        if (called === 'eth_sendUserOperation' && Array.isArray(given)) operations.push(given[0])
        const entry = known[called]
        const reply: unknown = typeof entry === 'function' ? entry(given) : entry
        if (reply instanceof Error) throw reply
        return reply
      },
    })
  const fact = (label: string): string | undefined =>
    asked.at(-1)?.facts.find((one) => one.label === label)?.value
  return {
    run,
    asked,
    sent,
    operations,
    fact,
    /** The parameters of each call of this method of the node. */
    called: (method: string) => calls.flatMap(([name, params]) => (name === method ? [params] : [])),
    send: (transaction: object, chainId = 1) => run('eth_sendTransaction', [transaction], chainId),
  }
}

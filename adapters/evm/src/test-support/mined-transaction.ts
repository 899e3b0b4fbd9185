import type { TransactionContents } from '@latchkey/session/contract'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  toEventSelector,
} from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { expect } from 'vitest'
import { rpcError } from '../../../../adapter-kit/src/test-support/fake-http'
import { ADDRESS } from './connected-session'
import { openTransactionPage, RECIPIENT, sent, transfer, USDC } from './transaction-page'

export const BUNDLER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])
export const moveToken = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [RECIPIENT, 1_000n],
})
export const tokenTransfer = { ...transfer, tokenAddress: USDC }

export interface OnChain {
  readonly authorizationList?: readonly object[]
  readonly from?: string
  readonly to?: string
  readonly value?: string
  readonly input?: string
  readonly blockNumber?: string
}
export interface World {
  /** Of the account. */
  readonly code?: string | ((params: readonly [address: string, block: string]) => unknown)
  /** The logs of the receipt; `null`: it is not mined. */
  readonly logs?: readonly object[] | null
  readonly status?: string
  /** What the network answers to `debug_traceTransaction`. */
  readonly trace?: unknown
  readonly from?: string
}
export async function read(
  onChain: OnChain | null,
  { code = '0xef01', logs = [], status = '0x1', trace, from = ADDRESS }: World = {},
): Promise<TransactionContents | undefined> {
  const transaction = onChain && {
    from: ADDRESS.toLowerCase(),
    to: RECIPIENT,
    value: '0x0',
    input: '0x',
    ...onChain,
  }
  const page = await openTransactionPage({
    network: {
      eth_getTransactionByHash: transaction,
      eth_getTransactionReceipt: logs && { status, logs },
      eth_getCode: code,
      debug_traceTransaction: trace ?? rpcError(-32601, 'no such method'),
      trace_transaction: rpcError(-32601, 'no such method'),
    },
  })
  const contents = await page.transactions.read?.({ ...sent, from }, new AbortController().signal)
  expect(page.toWallet).toEqual([])
  return contents
}
export const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
export const moved = (from: string, to: string, amount: bigint, address = USDC) => ({
  address: address.toLowerCase(),
  topics: [TRANSFER, padded(from), padded(to)],
  data: numberToHex(amount, { size: 32 }),
})
export const padded = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
export const USER_OPERATION = toEventSelector(
  'UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)',
)
/** The event of the EntryPoint after an operation. */
export const operationOf = (sender: string, isDone = true, address: string = ENTRY_POINT) => ({
  address,
  topics: [USER_OPERATION, padded('0x1'), padded(sender), padded('0x0')],
  data: words(1n, isDone ? 1n : 0n, 0n, 0n),
})
export const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
export const bundleOf = (sender: Hex, callData: Hex, ...more: readonly Hex[]): Hex => {
  const word = `0x${'0'.repeat(64)}` as const
  const rest = { nonce: 1n, accountGasLimits: word, preVerificationGas: 1n, gasFees: word } as const
  const operation = {
    ...rest,
    sender,
    callData,
    initCode: '0x',
    paymasterAndData: '0x',
    signature: '0x12',
  } as const
  const other = { ...operation, sender: BUNDLER, callData: '0x1234' } as const
  return encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[other, operation, ...more.map((data) => ({ ...operation, callData: data }))], BUNDLER],
  })
}

/** What an account of EIP-7702 calls itself with, as MetaMask's does. */
export const executionOf = (mode: Hex, executionData: Hex): Hex =>
  encodeFunctionData({
    abi: parseAbi(['function execute(bytes32 mode, bytes executionData)']),
    functionName: 'execute',
    args: [`${mode}${'0'.repeat(66 - mode.length)}` as Hex, executionData],
  })
export const CALL = 'struct Call { address to; uint256 value; bytes data; }'
export const twoCalls = [
  { to: RECIPIENT, value: 1_000n, data: '0x' },
  { to: USDC, value: 0n, data: moveToken },
] as const
export const listed = encodeAbiParameters(parseAbiParameters(['Call[] calls', CALL]), [twoCalls])
export const listWith = (opData: Hex): Hex =>
  encodeAbiParameters(parseAbiParameters(['Call[] calls, bytes opData', CALL]), [twoCalls, opData])
export const listOf = (
  calls: readonly { readonly to: Hex; readonly value: bigint; readonly data: Hex }[],
): Hex => encodeAbiParameters(parseAbiParameters(['Call[] calls', CALL]), [calls])
export const words = (...values: readonly bigint[]): Hex =>
  concat(values.map((value) => numberToHex(BigInt.asUintN(256, value), { size: 32 })))

export const bundle = { from: BUNDLER, to: ENTRY_POINT }
export const done = { logs: [operationOf(ADDRESS)] }

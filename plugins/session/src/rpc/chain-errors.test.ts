import { expect, it, test } from 'vitest'
import { toProviderError } from '../provider/provider-error'
import { type chainFailureKinds, chainFailureKinds as kinds } from './failure-kinds'
import { toWalletError } from './wallet-error'

type ChainFailureCode = keyof typeof chainFailureKinds

/** Error messages of go-ethereum, reth, Besu, Nethermind, anvil, Hardhat and of libraries that quote them. */
const messagesByCode: Readonly<Record<ChainFailureCode, readonly string[]>> = {
  EXECUTION_REVERTED: [
    'execution reverted',
    'execution reverted: insufficient funds',
    'execution reverted: nonce too low',
    'gas required exceeds allowance (0)',
    "VM Exception while processing transaction: reverted with reason string 'out of gas'",
    'EVM error InvalidFEOpcode',
  ],
  INSUFFICIENT_FUNDS: [
    'Insufficient funds for gas * price + value',
    'insufficient funds for gas * price + value: address 0xf39F have 0 want 1',
    'Upfront cost exceeds account balance',
    'InsufficientFunds, Account balance: 0, cumulative cost: 1',
    "Sender doesn't have enough funds to send tx.",
    'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.',
  ],
  FEE_CAP_TOO_HIGH: [
    'max fee per gas higher than 2^256-1',
    'The fee cap (`maxFeePerGas` = 1 gwei) cannot be higher than the maximum allowed value (2^256-1).',
  ],
  TIP_ABOVE_FEE_CAP: [
    'max priority fee per gas higher than max fee per gas',
    'Invalid input: `max_priority_fee_per_gas` greater than `max_fee_per_gas`',
    'tip higher than fee cap',
    'maxPriorityFeePerGas (2) is bigger than maxFeePerGas (1)',
    'The provided tip (`maxPriorityFeePerGas` = 2 gwei) cannot be higher than the fee cap (`maxFeePerGas` = 1 gwei).',
  ],
  FEE_CAP_TOO_LOW: [
    'max fee per gas less than block base fee',
    'max fee per gas less than block base fee: address 0xf39F, maxFeePerGas: 1, baseFee: 7',
    'Transaction maxFeePerGas (1) is too low for the next block, which has a baseFeePerGas of 7',
    'replacement transaction underpriced',
    'The fee cap (`maxFeePerGas`) cannot be lower than the block base fee.',
  ],
  NONCE_TOO_HIGH: [
    'nonce too high',
    'Nonce too high. Expected nonce to be 1 but got 9.',
    'Transaction nonce is too distant from current sender nonce',
    'Nonce provided for the transaction (9) is higher than the next one expected.',
  ],
  NONCE_TOO_LOW: [
    'nonce too low',
    'nonce too low: next nonce 5, tx nonce 3',
    'OldNonce, Current nonce: 5, nonce of rejected tx: 3',
    'transaction already imported',
    'already known',
    'Nonce provided for the transaction (3) is lower than the current nonce of the account.',
  ],
  NONCE_MAX: [
    'nonce has max value: address 0xf39F, nonce: 18446744073709551615',
    'Nonce provided for the transaction exceeds the maximum allowed nonce.',
  ],
  GAS_TOO_HIGH: [
    'intrinsic gas too high -- tx.gas_limit > env.block.gas_limit',
    'gas limit reached',
    'exceeds block gas limit',
    'The amount of gas (9) provided for the transaction exceeds the limit allowed for the block.',
  ],
  GAS_TOO_LOW: [
    'intrinsic gas too low',
    'Out of gas: gas required exceeds allowance: 30000000',
    'EVM error OutOfGas',
    'The amount of gas (1) provided for the transaction is too low.',
  ],
  TRANSACTION_TYPE_UNSUPPORTED: [
    'transaction type not supported',
    'transaction type not valid',
    'Eip1559 is not supported',
    'EIP-7702 fields received but is not supported by the current hardfork.',
    'The transaction type is not supported for this chain.',
  ],
}

const messages = Object.entries(messagesByCode).flatMap(([code, texts]) =>
  texts.map((text) => [text, code] as const),
)
const kindByCode: Readonly<Record<string, { readonly message: string }>> = kinds
/** The codes that nodes, wallets or libraries send with such a message. */
const rpcCodes = [
  -32003,
  -32000,
  -32603,
  -32602,
  -32002,
  -32005,
  -1,
  3,
  4100,
  4200,
  'UNKNOWN_ERROR',
  undefined,
]

test.each(messages)('chain errors: "%s" is %s, whatever its RPC code', (message, code) => {
  for (const rpcCode of rpcCodes) {
    const thrown = { code: rpcCode, message }
    const error = toWalletError(thrown, { phase: 'request' })
    expect(error, String(rpcCode)).toMatchObject({
      code,
      message: kindByCode[code]?.message,
    })
    expect(error.cause).toBe(thrown)
    const outer = Object.assign(new Error('Internal JSON-RPC error.'), { code: -32603, data: thrown })
    expect(toWalletError(outer, { phase: 'request' }).code, `nested ${rpcCode}`).toBe(code)
  }
})

it('chain errors: a rejection by the user wins over any message', () => {
  const thrown = { code: 4001, message: 'User denied; insufficient funds' }
  expect(toWalletError(thrown, { phase: 'request' }).code).toBe('USER_REJECTED')
  const nested = { code: -32603, message: 'nonce too low', data: { originalError: { code: 4001 } } }
  expect(toWalletError(nested, { phase: 'request' }).code).toBe('USER_REJECTED')
})

it('chain errors: the reason is found after a long quoted request, and walletMessage is cut to 500 characters', () => {
  const thrown = new Error(`Request failed.\nRequest body: ${'0'.repeat(2_000)}\nDetails: nonce too low`)
  const error = toWalletError(thrown, { phase: 'request' })
  expect(error.code).toBe('NONCE_TOO_LOW')
  expect(Reflect.get(Object(error.details), 'walletMessage')).toHaveLength(500)
})

it("chain errors: the provider rejects with the node's own code and message, and the WalletError as cause", () => {
  const error = toWalletError({ code: -32003, message: 'nonce too low' }, { phase: 'request' })
  expect(toProviderError(error)).toMatchObject({ code: -32003, message: 'nonce too low', cause: error })
})

it('chain errors: with an unknown message, the RPC code decides', () => {
  const thrown = { code: -32003, message: 'invalid chain id for signer' }
  expect(toWalletError(thrown, { phase: 'request' }).code).toBe('TRANSACTION_REJECTED')
})

import type { Address, Hex } from 'viem'

/** Deploys to an address that depends on the code only. It is on every public chain, and on anvil from the start. */
export const DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/**
 * The code that an account delegates to (EIP-7702) to make several calls at once. Its input is each call's receiver
 * (20 bytes), value (32), length of data (32) and data, one after the other. It refuses other callers than the account
 * itself, reverts with the first call that does, and takes payments. In EVM opcodes:
 *
 *   if (calldatasize == 0) stop
 *   if (caller != address) revert
 *   for (position = 0; position < calldatasize; position += 84 + length)
 *     if (!call(gas, receiver, value, data)) revert with what it returned
 */
const EXECUTOR_CODE =
  '3615604657333014600e575f5ffd5b5f5b80361115604657806034013580826054015f375f5f825f8560140135863560601c5af1603e573d5f5f3e3d5ffd5b016054016010565b00'
/** Copies what follows it. */
const CONSTRUCTOR = '60488060095f395ff3'

export const executorInitCode: Hex = `0x${CONSTRUCTOR}${EXECUTOR_CODE}`
export const executorCode: Hex = `0x${EXECUTOR_CODE}`
/** `executorInitCode` through the deployer, with the salt 0. */
export const EXECUTOR: Address = '0xFF85865c90550a0Ba28A18FD83720528d320609C'
/** What the deployer is sent: salt and code. */
export const deployExecutor: Hex = `0x${'0'.repeat(64)}${executorInitCode.slice(2)}`

/** The code of an account that delegates to the executor. */
export const delegatedCode: Hex = `0xef0100${EXECUTOR.slice(2).toLowerCase()}`

export interface BatchCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

export function encodeCalls(calls: readonly BatchCall[]): Hex {
  const word = (value: bigint | number): string => value.toString(16).padStart(64, '0')
  const parts = calls.map(
    ({ to, value, data }) => `${to.slice(2)}${word(value)}${word((data.length - 2) / 2)}${data.slice(2)}`,
  )
  return `0x${parts.join('')}`
}

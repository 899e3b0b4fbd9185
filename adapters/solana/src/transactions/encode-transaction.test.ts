import { AccountRole, address, type Blockhash, blockhash, type Instruction } from '@solana/kit'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { BLOCKHASH, RECEIVER, SENDER } from '../test-support/transaction-page'
import { encodeTransaction } from './encode-transaction'
import { messageOf } from './wire-transaction'

const program = SystemProgram.programId.toBase58()
const payer = address(SENDER)
const lifetime: { readonly blockhash: Blockhash; readonly lastValidBlockHeight: bigint } = {
  blockhash: blockhash(BLOCKHASH),
  lastValidBlockHeight: 150n,
}
const instruction = (accounts: readonly (readonly [string, AccountRole])[]): Instruction => ({
  programAddress: address(program),
  accounts: accounts.map(([key, role]) => ({ address: address(key), role })),
  data: Uint8Array.of(2, 0, 0, 0),
})
const newKeys = (length: number): readonly string[] =>
  Array.from({ length }, () => Keypair.generate().publicKey.toBase58())

test('encode: web3.js reads accounts, rights, data and blockhash as they were given', () => {
  const [other = ''] = newKeys(1)
  const bytes = encodeTransaction(payer, lifetime, [
    instruction([
      [SENDER, AccountRole.WRITABLE],
      [RECEIVER, AccountRole.READONLY],
    ]),
    instruction([
      [other, AccountRole.WRITABLE],
      [RECEIVER, AccountRole.READONLY],
    ]),
  ])
  const read = Transaction.from(bytes)
  expect(read.feePayer?.toBase58()).toBe(SENDER)
  expect(read.recentBlockhash).toBe(BLOCKHASH)
  const keysOf = (index: number) =>
    read.instructions[index]?.keys.map(({ pubkey, isSigner, isWritable }) => [
      pubkey.toBase58(),
      isSigner,
      isWritable,
    ])
  expect(keysOf(0)).toEqual([
    [SENDER, true, true],
    [RECEIVER, false, false],
  ])
  expect(keysOf(1)).toEqual([
    [other, false, true],
    [RECEIVER, false, false],
  ])
  expect(read.instructions.map(({ programId, data }) => [programId.toBase58(), [...data]])).toEqual([
    [program, [2, 0, 0, 0]],
    [program, [2, 0, 0, 0]],
  ])
  expect([...messageOf(bytes)]).toEqual([...read.serializeMessage()])
})

test.each([
  ['what is longer than the network takes', newKeys(40)],
  ['what has more accounts than a byte counts', newKeys(300)],
  ['what writes to a program', [program]],
])('encode: %s is refused', (_case, keys) => {
  const accounts = keys.map((key) => [key, AccountRole.WRITABLE] as const)
  expect(() => encodeTransaction(payer, lifetime, [instruction(accounts)])).toThrow(
    expect.objectContaining({ code: 'INVALID_TRANSACTION' }),
  )
})

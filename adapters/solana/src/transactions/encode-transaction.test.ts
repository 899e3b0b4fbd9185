import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { BLOCKHASH, RECEIVER, SENDER } from '../test-support/transaction-page'
import { encodeTransaction, type Instruction, messageOf } from './encode-transaction'

const program = SystemProgram.programId.toBase58()
const instruction = (accounts: Instruction['accounts']): Instruction => ({
  program,
  accounts,
  data: Uint8Array.of(2, 0, 0, 0),
})

test('encode: web3.js reads accounts, rights, data and blockhash as they were given', () => {
  const other = Keypair.generate().publicKey.toBase58()
  const bytes = encodeTransaction(SENDER, BLOCKHASH, [
    instruction([
      { address: SENDER, isWritable: true },
      { address: RECEIVER, isWritable: false },
    ]),
    instruction([
      { address: other, isWritable: true },
      { address: RECEIVER, isWritable: false },
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

test('encode: what is longer than the network takes is refused', () => {
  const accounts = Array.from({ length: 40 }, () => ({
    address: Keypair.generate().publicKey.toBase58(),
    isWritable: true,
  }))
  expect(() => encodeTransaction(SENDER, BLOCKHASH, [instruction(accounts)])).toThrow(
    expect.objectContaining({ code: 'INVALID_TRANSACTION' }),
  )
})

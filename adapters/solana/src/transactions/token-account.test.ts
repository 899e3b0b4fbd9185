import { address, generateKeyPairSigner } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { afterEach, expect, test, vi } from 'vitest'
import { tokenPrograms } from '../chain/read-balances'
import { tokenAddress } from '../test-support/token-address'
import { RECEIVER, SENDER } from '../test-support/transaction-page'
import { findTokenAccount } from './token-account'

afterEach(() => void vi.unstubAllGlobals())

test('token account: is found on a page without https, where the library finds none', async () => {
  const owner = address(SENDER)
  const mint = address(RECEIVER)
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
  for (const program of tokenPrograms) {
    const tokenProgram = address(program)
    await expect(findAssociatedTokenPda({ owner, tokenProgram, mint })).rejects.toThrow()
    expect(findTokenAccount(owner, tokenProgram, mint)).toBe(tokenAddress(owner, program, mint))
  }
})

test('token account: the same address as @solana-program/token and web3.js derive, for 40 owners and both programs', async () => {
  for (let count = 0; count < 40; count += 1) {
    const [{ address: owner }, { address: mint }] = await Promise.all([
      generateKeyPairSigner(),
      generateKeyPairSigner(),
    ])
    for (const program of tokenPrograms) {
      const tokenProgram = address(program)
      const [expected] = await findAssociatedTokenPda({ owner, tokenProgram, mint })
      expect(findTokenAccount(owner, tokenProgram, mint)).toBe(expected)
      expect(tokenAddress(owner, program, mint)).toBe(expected)
    }
  }
})

import { Keypair, PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { tokenPrograms } from '../chain/token-programs'
import { ASSOCIATED_TOKEN_PROGRAM, findTokenAccount, isOnCurve } from './token-account'

const key = (text: string) => new PublicKey(text)

test('token account: the same address as web3.js derives, for 40 owners and both programs', async () => {
  for (let count = 0; count < 20; count += 1) {
    const [owner, mint] = [Keypair.generate().publicKey, Keypair.generate().publicKey]
    for (const program of tokenPrograms) {
      const [expected] = PublicKey.findProgramAddressSync(
        [owner.toBuffer(), key(program).toBuffer(), mint.toBuffer()],
        key(ASSOCIATED_TOKEN_PROGRAM),
      )
      const found = findTokenAccount(owner.toBase58(), program, mint.toBase58())
      expect(found).toBe(expected.toBase58())
    }
  }
})

test('curve: 400 random texts of 32 bytes are points or not as web3.js says', () => {
  const results = Array.from({ length: 400 }, () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    return [isOnCurve(bytes), PublicKey.isOnCurve(bytes)]
  })
  expect(results.filter(([own, theirs]) => own !== theirs)).toEqual([])
  expect(new Set(results.map(([own]) => own)).size).toBe(2)
})

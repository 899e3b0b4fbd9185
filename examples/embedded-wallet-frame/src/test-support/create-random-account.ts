import type { LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** Creates an account with a random key. */
export const createRandomAccount = (): LocalAccount => privateKeyToAccount(generatePrivateKey())

import type { LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** Creates the key of a new user. */
export const createOwner = (): LocalAccount => privateKeyToAccount(generatePrivateKey())

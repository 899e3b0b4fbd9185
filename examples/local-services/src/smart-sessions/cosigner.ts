import { keccak256, toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/**
 * The service's account, which has to sign each operation of a session beside the site's keys. Its private key is no
 * secret, as those of the local chains are not.
 */
export const cosigner: PrivateKeyAccount = privateKeyToAccount(keccak256(toHex('Latchkey local co-signer')))

import { parseWalletError } from './parse-wallet-error'

/**
 * Whether the user said no in the wallet: EIP-1193's 4001, what relays and wallets send in its place, an error of ours
 * or of viem, or any of these as the cause of another error. A page usually shows nothing then.
 * @example
 * try {
 *   await wallet.sendTransaction(transaction)
 * } catch (error) {
 *   if (!isUserRejection(error)) throw error
 * }
 */
export function isUserRejection(error: unknown): boolean {
  return parseWalletError(error).code === 'USER_REJECTED'
}

import type { AskWallet } from './ask-wallet'

/** EIP-2255: whether the wallet keeps this page's permission to see accounts. Never a prompt. */
export async function isStillAllowed(ask: AskWallet, how: Parameters<AskWallet>[1]): Promise<boolean> {
  try {
    const permissions = await ask('wallet_getPermissions', how)
    return Array.isArray(permissions) && permissions.some(isAccounts)
  } catch {
    // A wallet that does not know the question says nothing, and then the empty list of accounts counts.
    return false
  }
}

function isAccounts(permission: unknown): boolean {
  return Reflect.get(Object(permission), 'parentCapability') === 'eth_accounts'
}

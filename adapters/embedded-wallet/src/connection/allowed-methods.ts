import { eip155Methods, solanaMethods } from '@latchkey/session/requests'

type Method = keyof typeof eip155Methods | keyof typeof solanaMethods

/** The methods that need an approval and for which the frame has a card. */
const approvedMethods: ReadonlySet<string> = new Set<Method>([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'eth_signTypedData_v4',
  'personal_sign',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_sendCalls',
])
const methods: Readonly<Record<string, { readonly approval: 'none' | 'user' }>> = {
  ...eip155Methods,
  ...solanaMethods,
}

/**
 * Returns `undefined` for a method that is unknown or that the frame cannot show. Such a method is not
 * allowed.
 */
export function approvalOf(method: string): 'none' | 'user' | undefined {
  const approval = Object.hasOwn(methods, method) ? methods[method]?.approval : undefined
  return approval === 'user' && !approvedMethods.has(method) ? undefined : approval
}

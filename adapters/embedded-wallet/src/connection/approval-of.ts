import { eip155Methods, solanaMethods } from '@latchkey/session/rpc-methods'

type Method = keyof typeof eip155Methods | keyof typeof solanaMethods

/** Of those that need an approval, the frame shows these. */
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

/** `undefined` for a method that is in no table, or that no card of the frame shows: it is not allowed. */
export function approvalOf(method: string): 'none' | 'user' | undefined {
  const approval = Object.hasOwn(methods, method) ? methods[method]?.approval : undefined
  // control: method-sent-without-approval
  return approval === 'user' && !approvedMethods.has(method) ? undefined : approval
}

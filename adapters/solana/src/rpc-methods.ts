import { defineRpcMethod, type RpcMethod, type RpcSafety } from '@latchkey/kernel'

/** `message` and `pubkey` in base58, and so is the answer: as wallets behind a relay have it. */
export const solanaSignMessage: RpcMethod<{ readonly message: string; readonly pubkey: string }, unknown> =
  /* @__PURE__ */ defineRpcMethod('solana_signMessage', { safety: 'confirm' })

const confirm =
  'solana_signMessage solana_signTransaction solana_signAllTransactions solana_signAndSendTransaction solana_signIn solana_requestAccounts'

/** Every method that is known by name, with its safety class. Others pass through. */
export const rpcMethods = (): readonly { readonly name: string; readonly safety: RpcSafety }[] => [
  ...confirm.split(' ').map((name) => ({ name, safety: 'confirm' as const })),
  { name: 'solana_getAccounts', safety: 'safe' },
]

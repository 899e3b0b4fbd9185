/** Answered at once: the page got these accounts when it was approved. */
export const accountsMethods: readonly string[] = ['solana_getAccounts', 'solana_requestAccounts']

/** What pages may ask for on Solana, in the names WalletConnect has for it. */
export const solanaMethods: readonly string[] = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  ...accountsMethods,
]

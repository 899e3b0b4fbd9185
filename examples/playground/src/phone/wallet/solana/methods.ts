/** Answered without asking the owner, who granted these accounts with the session. */
export const accountsMethods: readonly string[] = ['solana_getAccounts', 'solana_requestAccounts']

/** WalletConnect's names of the supported Solana methods. */
export const solanaMethods: readonly string[] = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  ...accountsMethods,
]

import type { Label } from '@latchkey/kernel'

/** The wallet that is asked has its own name for a title, where that is known. */
export const connectTitle: Label<{ readonly name?: string } | undefined> = (t, args) =>
  args?.name ?? t('connect.title', 'Connect Wallet')
export const whatIsAWalletTitle: Label = (t) => t('connect.what-is-a-wallet', 'What is a wallet?')
export const getWalletTitle: Label = (t) => t('connect.get-wallet', 'Get a wallet')
export const allWalletsTitle: Label = (t) => t('connect.all-wallets', 'All wallets')
/** The wallet's own name, where one was chosen. */
export const aboutWalletTitle: Label<{ readonly wallet?: { readonly name: string } } | undefined> = (
  t,
  args,
) => args?.wallet?.name ?? t('connect.title', 'Connect Wallet')

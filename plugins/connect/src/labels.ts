import type { Label } from '@latchkey/kernel'

/** The wallet that is asked has its own name for a title, where that is known. */
export const connectTitle: Label<{ readonly name?: string } | undefined> = (t, args) =>
  args?.name ?? t('connect.title', 'Connect Wallet')
export const whatIsAWalletTitle: Label = (t) => t('connect.what-is-a-wallet', 'What is a wallet?')
export const getWalletTitle: Label = (t) => t('connect.get-wallet', 'Get a wallet')

import type { Label } from '@latchkey/kernel'

export const connectTitle: Label = (t) => t('connect.title', 'Connect Wallet')
export const whatIsAWalletTitle: Label = (t) => t('connect.what-is-a-wallet', 'What is a wallet?')
export const getWalletTitle: Label = (t) => t('connect.get-wallet', 'Get a wallet')

import type { Label } from '@latchkey/kernel'

interface NamedArguments {
  readonly namespace?: string | undefined
  readonly name?: string
  readonly wallet?: { readonly name: string }
}

/** The name of the wallet in the arguments of the view, else a general title. */
export const connectTitle: Label<NamedArguments | undefined> = (t, args) =>
  args?.name ?? args?.wallet?.name ?? t('connect.title', 'Connect Wallet')
export const whatIsAWalletTitle: Label = (t) => t('connect.what-is-a-wallet', 'What is a wallet?')

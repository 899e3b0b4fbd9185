import type { Label } from '@latchkey/kernel'

interface NamedArguments {
  readonly namespace?: string | undefined
  readonly name?: string
  readonly wallet?: { readonly name: string }
}

/** The title of a view about one wallet is its name, where that is known. */
export const connectTitle: Label<NamedArguments | undefined> = (t, args) =>
  args?.name ?? args?.wallet?.name ?? t('connect.title', 'Connect Wallet')
export const whatIsAWalletTitle: Label = (t) => t('connect.what-is-a-wallet', 'What is a wallet?')

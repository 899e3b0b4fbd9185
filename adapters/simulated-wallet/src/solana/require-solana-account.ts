import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { SolanaAccount } from './create-solana-side'
import type { FeatureContext } from './feature-context'

/** The account to sign with: one the page may see, else 4100. */
export async function requireSolanaAccount(
  { side }: FeatureContext,
  address: string,
): Promise<SolanaAccount> {
  const found = (await side.exposed()).find(({ account }) => account.address === address)
  if (found) return found
  const message = 'The page has not been allowed to use this account.'
  throw new ProviderRpcError(providerErrorCodes.unauthorized, message)
}

import type { AccountAction, WalletFeature } from '../contract'

/** The features in their default order. */
export const walletFeatures: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/**
 * Returns the actions with the wallet features among them sorted: first those in `order`, then the rest in the default
 * order. Other actions keep their positions.
 */
export function orderActions(
  actions: readonly AccountAction[],
  order: readonly WalletFeature[],
): readonly AccountAction[] {
  const ids: readonly string[] = [...order, ...walletFeatures.filter((id) => !order.includes(id))]
  const isFeature = ({ id }: AccountAction): boolean => ids.includes(id)
  const features = actions.filter(isFeature).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const next = features.values()
  return actions.map((action) => (isFeature(action) ? (next.next().value ?? action) : action))
}

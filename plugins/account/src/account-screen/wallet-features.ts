import type { AccountAction, WalletFeature } from '../contract'

/** The features in their default order. */
export const walletFeatures: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/** The actions with the features among them in the order that the host wants. The others stay where they are. */
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

import type { SimulatedProvider } from '../simulated-wallet'

const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']

/** Everything a provider emits from now on, in order. */
export function watchProvider(provider: SimulatedProvider): readonly (readonly [string, unknown])[] {
  const seen: (readonly [string, unknown])[] = []
  for (const event of events) provider.on(event, (payload) => seen.push([event, payload]))
  return seen
}

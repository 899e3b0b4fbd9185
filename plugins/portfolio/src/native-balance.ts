import { type AccountQuery, type PortfolioContext, reportUnavailable } from './portfolio-context'

/** Reads the native balance over the network's own RPC. */
export function readNativeBalance(
  portfolio: PortfolioContext,
  { key, account, network, adapter, signal, force, skipPause }: AccountQuery,
): Promise<void> {
  return portfolio.native.fetch(key, {
    signal,
    force,
    skipPause,
    async read(request) {
      const { balance } = await adapter.capabilities()
      return balance?.native(account, network, request.signal)
    },
    onError: (error) => reportUnavailable(portfolio, key, error),
  })
}

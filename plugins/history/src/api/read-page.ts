import { type CloudApi, isNetworkUnserved } from '@latchkey/cloud/contract'
import type { HistoryPage, HistoryQuery } from '../contract'
import { HistoryUnavailableError } from '../errors'
import { type PageParts, parsePage } from './parse-page'

/**
 * Requests one page from the data API. Rejects with `HistoryUnavailableError` and the errors of
 * `blockchainApi`.
 */
export async function readPage(
  cloud: CloudApi | undefined,
  { accountAddress, networkId, cursor }: HistoryQuery,
  parts: Omit<PageParts, 'networkId'>,
  signal: AbortSignal,
): Promise<HistoryPage> {
  if (!cloud?.projectId) throw new HistoryUnavailableError(networkId)
  try {
    return await cloud.blockchainApi({
      path: `/v1/account/${encodeURIComponent(accountAddress)}/history`,
      query: { cursor, chainId: networkId },
      networkId,
      parse: (response) => parsePage(response, { ...parts, networkId }),
      signal,
    })
  } catch (error) {
    if (isNetworkUnserved(error)) throw new HistoryUnavailableError(networkId)
    throw error
  }
}

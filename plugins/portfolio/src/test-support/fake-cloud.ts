import { type BlockchainApiRequest, type CloudContract, cloudContract } from '@latchkey/cloud/contract'
import { ServiceNetworkError, ServiceResponseError } from '@latchkey/cloud/errors'
import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'

type Request = Omit<BlockchainApiRequest<unknown>, 'parse'>

export interface FakeCloud {
  readonly plugin: Plugin<CloudContract, never>
  /** Every request, the oldest first: path and query. */
  readonly requests: readonly Request[]
  paths(): readonly string[]
}

/** A fake data API with responses by prefix of the path: a value, an error, or a function of the request. */
export function createFakeCloud(
  responses: Readonly<Record<string, unknown>>,
  {
    served = ['eip155:1', 'eip155:8453'],
    projectId = 'p',
  }: {
    /** An error: the supported networks cannot be read. */
    served?: readonly string[] | Error
    projectId?: string
  } = {},
): FakeCloud {
  const requests: Request[] = []
  const serves = (networkId: string): boolean => !(served instanceof Error) && served.includes(networkId)
  const plugin = fake(cloudContract, {
    state: {},
    api: {
      projectId,
      supports: async (networkId) => serves(networkId),
      async blockchainApi(request) {
        const { parse, networkId, path } = request
        if (networkId !== undefined && !serves(networkId))
          throw new ServiceNetworkError(networkId, served instanceof Error ? served : undefined)
        requests.push(request)
        const start = Object.keys(responses).find((one) => path.startsWith(one))
        const response: unknown =
          start === undefined ? new Error(`no response for ${path}`) : responses[start]
        const value: unknown = typeof response === 'function' ? await response(request) : response
        if (value instanceof Error) throw value
        try {
          return parse(value)
        } catch (error) {
          throw new ServiceResponseError(path, error)
        }
      },
    },
  })
  return { plugin, requests, paths: () => requests.map(({ path }) => path) }
}

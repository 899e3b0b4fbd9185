import { type BlockchainApiRequest, type CloudContract, cloudContract } from '@latchkey/cloud/contract'
import { ServiceAnswerError, ServiceNetworkError } from '@latchkey/cloud/errors'
import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'

type Asked = Omit<BlockchainApiRequest<unknown>, 'parse'>

export interface FakeCloud {
  readonly plugin: Plugin<CloudContract, never>
  /** Every question, the oldest first: path and query. */
  readonly asked: readonly Asked[]
  paths(): readonly string[]
}

/** The data API without a network: by the start of the path a value, an error, or a function of the question. */
export function createFakeCloud(
  answers: Readonly<Record<string, unknown>>,
  {
    served = ['eip155:1', 'eip155:8453'],
    projectId = 'p',
  }: {
    /** An error: nobody can say. */
    served?: readonly string[] | Error
    projectId?: string
  } = {},
): FakeCloud {
  const asked: Asked[] = []
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
        asked.push(request)
        const start = Object.keys(answers).find((one) => path.startsWith(one))
        const answer: unknown = start === undefined ? new Error(`nobody answers ${path}`) : answers[start]
        const value: unknown = typeof answer === 'function' ? await answer(request) : answer
        if (value instanceof Error) throw value
        try {
          return parse(value)
        } catch (error) {
          throw new ServiceAnswerError(path, error)
        }
      },
    },
  })
  return { plugin, asked, paths: () => asked.map(({ path }) => path) }
}

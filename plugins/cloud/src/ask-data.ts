import { isLatchkeyError } from '@latchkey/kernel'
import { askService } from './ask-service'
import type { BlockchainApiRequest } from './blockchain-api-request'
import type { Cloud } from './cloud-context'
import { ServiceAnswerError, ServiceUnreachableError } from './service-errors'

export const DATA_URL = 'https://rpc.walletconnect.org'

export const dataUrlOf = ({ options: { dataUrl = DATA_URL } }: Cloud): string => dataUrl.replace(/\/+$/, '')

/** Asks the data API once, whatever the network. */
export async function askData<Answer>(
  cloud: Cloud,
  {
    path,
    query = {},
    body,
    parse,
    signal,
  }: Omit<BlockchainApiRequest<Answer>, 'networkId' | 'signal'> & {
    readonly signal?: AbortSignal
  },
): Promise<Answer> {
  const { clientId } = cloud.memory
  const named = Object.entries({ ...query, clientId }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const service = {
    baseUrl: dataUrlOf(cloud),
    unreachable: (cause: unknown) => new ServiceUnreachableError(cause),
  }
  const question = { path: path.replace(/^\/*/, '/'), query: named, body, signal }
  try {
    return await askService(cloud, service, question, (answer) => understand(path, answer, parse))
  } catch (error) {
    // No JSON at all is a wrong answer as well.
    throw isLatchkeyError(error) && error.code === 'HTTP_ANSWER' ? new ServiceAnswerError(path, error) : error
  }
}

function understand<Answer>(path: string, answer: unknown, parse: (answer: unknown) => Answer): Answer {
  try {
    return parse(answer)
  } catch (error) {
    throw isLatchkeyError(error) ? error : new ServiceAnswerError(path, error)
  }
}

import { askService, type Question } from './ask-service'
import type { Cloud } from './cloud-context'
import { DirectoryUnreachableError } from './directory-errors'

const DIRECTORY_URL = 'https://api.web3modal.org'

/** One GET to the wallet directory. */
export function askDirectory<Value>(
  cloud: Cloud,
  question: Question,
  parse: (body: unknown) => Value,
): Promise<Value> {
  const { directoryUrl: baseUrl = DIRECTORY_URL } = cloud.options
  const service = { baseUrl, unreachable: (cause: unknown) => new DirectoryUnreachableError(cause) }
  return askService(cloud, service, question, parse)
}

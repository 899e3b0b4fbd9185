import type { CloudContext } from './cloud-context'
import { DirectoryUnreachableError } from './directory-errors'
import { requestService, type ServiceRequest } from './request-service'

const DIRECTORY_URL = 'https://api.web3modal.org'

/** One GET to the wallet directory. */
export function requestDirectory<Value>(
  cloud: CloudContext,
  request: ServiceRequest,
  parse: (body: unknown) => Value,
): Promise<Value> {
  const { directoryUrl: baseUrl = DIRECTORY_URL } = cloud.options
  const service = { baseUrl, unreachable: (cause: unknown) => new DirectoryUnreachableError(cause) }
  return requestService(cloud, service, request, parse)
}

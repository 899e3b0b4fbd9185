import { isLatchkeyError } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import type { CloudContext } from './cloud-context'
import { type CloudOptions, sdkVersionToSend } from './options'
import { DirectoryUnreachableError, ProjectIdMissingError, ServicePathError } from './request-errors'

export interface ServiceRequest {
  /** Starts with a slash; variable parts are encoded. */
  readonly path: string
  readonly query?: readonly (readonly [name: string, value: string])[]
  /** Makes it a POST of JSON. */
  readonly body?: unknown
  readonly answer?: 'json' | 'blob'
  readonly maxBytes?: number
  /** The caller's signal. The end of the run also aborts the request. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Path segments that consist of dots. `encodeURIComponent` keeps them, and URLs resolve them to another path.
 */
const EMPTY_OR_DOTS = /\/(?:\.|%2e){0,2}(?=\/|$)/i

/** A service, with the error for a request that got no response. */
export interface Service {
  readonly baseUrl: string
  unreachable(cause: unknown): Error
}

/**
 * One request to one of the services, never repeated.
 * @throws `ProjectIdMissingError`, `ServicePathError`, `HttpStatusError`, the service's own error, or the reason of the signal
 */
export async function requestService<Value>(
  { ctx, options }: CloudContext,
  { baseUrl, unreachable }: Service,
  { path, query = [], signal, ...rest }: ServiceRequest,
  parse: (body: unknown) => Value,
): Promise<Value> {
  if (EMPTY_OR_DOTS.test(path)) throw new ServicePathError(path)
  const search = new URLSearchParams([
    ...Object.entries(sdkQuery(options)),
    ...query.map(([name, value]) => [name, value]),
  ])
  const url = `${baseUrl.replace(/\/+$/, '')}${path}?${search}`
  // Outside of a run `ctx.signal` is aborted, so it is ignored.
  const signals = [signal, ctx.signal.aborted ? undefined : ctx.signal].filter((one) => one !== undefined)
  const either = anySignal(signals)
  const method = rest.body === undefined ? 'GET' : 'POST'
  try {
    return await ctx.http.send({ url, method, ...rest, signal: either }, parse)
  } catch (error) {
    throw either.aborted || isLatchkeyError(error) ? error : unreachable(error)
  }
}

/** The query that every request to the services begins with. */
export function sdkQuery({
  projectId,
  sdkType,
  sdkVersion,
}: CloudOptions): Readonly<Record<'projectId' | 'st' | 'sv', string>> {
  if (!projectId) throw new ProjectIdMissingError()
  return { projectId, st: sdkType || 'latchkey', sv: sdkVersionToSend(sdkVersion) }
}

const DIRECTORY_URL = 'https://api.web3modal.org'

/** One GET to the wallet directory. */
export function requestDirectory<Value>(
  cloud: CloudContext,
  request: ServiceRequest,
  parse: (body: unknown) => Value,
): Promise<Value> {
  const { directoryUrl: baseUrl = DIRECTORY_URL } = cloud.options
  const service = { baseUrl, unreachable: (cause: unknown) => new DirectoryUnreachableError({ cause }) }
  return requestService(cloud, service, request, parse)
}

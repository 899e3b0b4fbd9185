import { isLatchkeyError } from '@latchkey/kernel'
import type { Cloud } from './cloud-context'
import { ProjectIdMissingError } from './directory-errors'
import { sdkVersionToSend } from './sdk-version'

export interface Question {
  /** With a slash in front, what is variable in it encoded. */
  readonly path: string
  readonly query?: readonly (readonly [name: string, value: string])[]
  /** Makes it a POST of JSON. */
  readonly body?: unknown
  readonly answer?: 'json' | 'blob'
  readonly maxBytes?: number
  /** The caller's patience; what began in a run ends with it as well. */
  readonly signal?: AbortSignal | undefined
}

/** Who is asked, and in which words it is told that there was no answer. */
export interface Service {
  readonly baseUrl: string
  unreachable(cause: unknown): Error
}

/**
 * One request to one of the services, never repeated. Rejects with `HttpStatusError`, with an error of ours, or
 * with the reason of the signal.
 */
export async function askService<Value>(
  { ctx, options }: Cloud,
  { baseUrl, unreachable }: Service,
  { path, query = [], signal, ...rest }: Question,
  parse: (body: unknown) => Value,
): Promise<Value> {
  const { projectId, sdkType, sdkVersion } = options
  if (!projectId) throw new ProjectIdMissingError()
  const search = new URLSearchParams([
    ['projectId', projectId],
    ['st', sdkType || 'latchkey'],
    ['sv', sdkVersionToSend(sdkVersion)],
    ...query.map(([name, value]) => [name, value]),
  ])
  const url = `${baseUrl.replace(/\/+$/, '')}${path}?${search}`
  // Before the first run and after the last one there is no run to end with.
  const signals = [signal, ctx.signal.aborted ? undefined : ctx.signal].filter((one) => one !== undefined)
  const either = AbortSignal.any(signals)
  const method = rest.body === undefined ? 'GET' : 'POST'
  try {
    return await ctx.http.send({ url, method, ...rest, signal: either }, parse)
  } catch (error) {
    throw either.aborted || isLatchkeyError(error) ? error : unreachable(error)
  }
}

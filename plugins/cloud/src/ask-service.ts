import { isLatchkeyError } from '@latchkey/kernel'
import type { Cloud } from './cloud-context'
import { DirectoryUnreachableError, ProjectIdMissingError } from './errors'
import { sdkVersionToSend } from './sdk-version'

const DIRECTORY_URL = 'https://api.web3modal.org'

export interface Question {
  /** With a slash in front, what is variable in it encoded. */
  readonly path: string
  readonly query?: readonly (readonly [name: string, value: string])[]
  readonly answer?: 'json' | 'blob'
  readonly maxBytes?: number
  /** The caller's patience; what began in a run ends with it as well. */
  readonly signal?: AbortSignal | undefined
}

/**
 * One GET to the directory, never repeated (D28.25). Rejects with `HttpStatusError`, with an error of ours, or with
 * the reason of the signal.
 */
export async function askService<Value>(
  { ctx, options }: Cloud,
  { path, query = [], signal, ...rest }: Question,
  parse: (body: unknown) => Value,
): Promise<Value> {
  const { projectId, directoryUrl = DIRECTORY_URL, sdkType, sdkVersion } = options
  if (!projectId) throw new ProjectIdMissingError()
  const search = new URLSearchParams([
    ['projectId', projectId],
    ['st', sdkType || 'latchkey'],
    ['sv', sdkVersionToSend(sdkVersion)],
    ...query.map(([name, value]) => [name, value]),
  ])
  const url = `${directoryUrl.replace(/\/+$/, '')}${path}?${search}`
  // Before the first run and after the last one there is no run to end with.
  const signals = [signal, ctx.signal.aborted ? undefined : ctx.signal].filter((one) => one !== undefined)
  const either = AbortSignal.any(signals)
  try {
    return await ctx.http.send({ url, ...rest, signal: either }, parse)
  } catch (error) {
    throw either.aborted || isLatchkeyError(error) ? error : new DirectoryUnreachableError(error)
  }
}

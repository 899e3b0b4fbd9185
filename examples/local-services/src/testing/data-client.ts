import type { LocalServices } from '../start-local-services'

export interface Asked {
  /** False omits the kit's name and version. */
  readonly kit?: boolean
  readonly base?: string
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** The query with which every GET identifies the kit. */
export const KIT = 'st=appkit&sv=html-universal-1.8.0&projectId=local'

/** Sends a request to the data API, as a page does. */
export async function askData(
  { urls }: LocalServices,
  path: string,
  { kit = true, base = '/data', ...init }: Asked = {},
): Promise<Answered> {
  const query = kit ? `${path.includes('?') ? '&' : '?'}${KIT}` : ''
  const headers = { origin: 'http://127.0.0.1:4800', ...init.headers }
  const response = await fetch(`${urls.gateway}${base}${path}${query}`, { ...init, headers })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

export function balancePath(address: string, query = ''): string {
  return `/v1/account/${address}/balance?currency=usd&chainId=eip155%3A1${query}`
}

export function refusal(field: string, description: string): unknown {
  return { status: 'FAILED', reasons: [{ field, description }] }
}

export async function callsOf({ urls }: LocalServices, service: string): Promise<readonly string[]> {
  const reply = await fetch(`${urls.gateway}/requests?service=${service}`)
  const requests: readonly { readonly call: string }[] = await reply.json()
  return requests.map(({ call }) => call)
}

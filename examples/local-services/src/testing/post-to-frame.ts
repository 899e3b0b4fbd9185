export interface FrameAnswer {
  readonly status: number
  readonly value: Readonly<Record<string, string>>
  /** As the browser would send it back; empty if the reply sets none. */
  readonly cookie: string
}

/** Sends JSON to the embedded wallet's server as the wallet's own page does, unless `headers` say otherwise. */
export async function postToFrame(
  frameUrl: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<FrameAnswer> {
  const response = await fetch(`${frameUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: frameUrl, ...headers },
    body: JSON.stringify(body),
  })
  const [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? []
  return { status: response.status, value: Object(await response.json()), cookie }
}

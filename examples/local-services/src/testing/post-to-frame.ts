/** Sends JSON to the embedded wallet's server as the wallet's own page does, unless `headers` say otherwise. */
export async function postToFrame(
  frameUrl: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly value: Readonly<Record<string, string>> }> {
  const response = await fetch(`${frameUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: frameUrl, ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, value: Object(await response.json()) }
}

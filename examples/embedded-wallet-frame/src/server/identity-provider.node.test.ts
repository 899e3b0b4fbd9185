import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createIdentityProvider } from './identity-provider'

/** Serves a provider's `/token`, and what it redirects to. */
async function startProvider(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const provider = createIdentityProvider({
    url: () => url,
    redirectUri: () => 'https://wallet.example/sdk/social-result',
  })
  return { provider, stop: () => server.close() }
}

const user = { sub: 'ada', email: 'ada@google.example', name: 'Ada' }

test('identity provider: the code is exchanged for the user', async () => {
  const { provider, stop } = await startProvider((_request, response) => response.end(JSON.stringify(user)))
  expect(await provider.exchangeCode('google', 'c', 'v')).toEqual({
    id: 'google:ada',
    email: 'ada@google.example',
    userName: 'Ada',
  })
  stop()
})

test('identity provider: a redirect of its answer is not followed', async () => {
  const asked: unknown[] = []
  const { provider, stop } = await startProvider((request, response) => {
    asked.push(request.url)
    if (request.url === '/token') response.writeHead(307, { location: '/elsewhere' }).end()
    else response.end(JSON.stringify(user))
  })
  for (const exchange of [provider.exchangeCode, provider.exchangeRequest])
    expect(await exchange('google', 'c', 'v').catch(() => 'refused')).toBe('refused')
  expect(asked).toEqual(['/token', '/token'])
  stop()
})

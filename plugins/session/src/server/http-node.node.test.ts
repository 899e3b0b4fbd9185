import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpNode } from './http-node'

const reached: string[] = []
const replies: Readonly<Record<string, string>> = {
  '/result': '{"jsonrpc":"2.0","id":1,"result":"0x1"}',
  '/error': '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted"}}',
  '/page': '<html></html>',
  '/list': '[]',
}
const server = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`)
  const reply = replies[request.url ?? '']
  if (reply === undefined) response.writeHead(307, { location: '/result' }).end()
  else response.end(reply)
})
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => void server.close())

const send = (path: string) => httpNode(`${origin}${path}`)({ method: 'eth_chainId' })

test('JSON-RPC node: resolves with the result, and rejects with the error of the node', async () => {
  expect(await send('/result')).toBe('0x1')
  await expect(send('/error')).rejects.toMatchObject({ code: 3 })
})

test('JSON-RPC node: rejects a response that is not JSON-RPC, and does not follow redirects', async () => {
  for (const path of ['/page', '/list', '/elsewhere']) await expect(send(path)).rejects.toBeInstanceOf(Error)
  expect(reached.at(-1)).toBe('POST /elsewhere')
})

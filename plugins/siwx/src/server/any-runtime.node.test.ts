import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { formatSiwxMessage } from '../message'
import type { SiwxServer } from '.'

const account = privateKeyToAccount(pad('0x01'))

/** What every runtime with `fetch` has; no `process`, no `Buffer`, no `require`, no `window`. */
const webGlobals = {
  AbortController,
  AbortSignal,
  TextDecoder,
  TextEncoder,
  URL,
  crypto,
  fetch: () => Promise.reject(new TypeError('not in this test')),
  setTimeout,
  clearTimeout,
}

async function bundleServer() {
  return build({
    stdin: {
      contents: "export { createSiwxServer } from '@latchkey/siwx/server'",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    platform: 'neutral',
    format: 'iife',
    globalName: 'siwx',
    // 'workerd' is what a bundler for workers adds.
    conditions: ['@latchkey/source', 'workerd', 'worker', 'import', 'default'],
    logLevel: 'silent',
  })
}

test('server: runs without Node, React and a page, and signs a user in', async () => {
  const { outputFiles, metafile } = await bundleServer()
  const inputs = Object.keys(metafile.inputs)
  expect(inputs.filter((file) => /node_modules\/(react|react-dom|valibot)\//.test(file))).toEqual([])
  expect(
    Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external)),
  ).toEqual([])

  const context = createContext({ ...webGlobals })
  runInContext(outputFiles[0]?.text ?? '', context)
  const server: SiwxServer = runInContext("siwx.createSiwxServer({ domain: 'example.org' })", context)
  const { nonce, issuedAt } = await server.createNonce()
  const message = formatSiwxMessage({
    domain: 'example.org',
    accountAddress: account.address,
    networkId: 'eip155:1',
    uri: 'https://example.org/',
    version: '1',
    nonce,
    issuedAt,
  })
  const request = { message, signature: await account.signMessage({ message }) }
  expect(await server.verify(request)).toMatchObject({ ok: true, accountAddress: account.address })
  expect(await server.verify(request)).toMatchObject({ ok: false, code: 'NONCE_USED' })
})

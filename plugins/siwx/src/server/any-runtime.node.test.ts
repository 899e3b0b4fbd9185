import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { formatSiwxMessage } from '../message'
import type { SiwxServer } from '.'

const account = privateKeyToAccount(pad('0x01'))

/** The globals of every runtime with `fetch`. There is no `process`, `Buffer`, `require` or `window`. */
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
    // Bundlers for workers add the condition 'workerd'.
    conditions: ['@latchkey/source', 'workerd', 'worker', 'import', 'default'],
    logLevel: 'silent',
  })
}

test('server: verifies a sign-in in a runtime without Node, React and DOM', async () => {
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

import { createContext, runInContext } from 'node:vm'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { build } from 'esbuild'
import { pad, serializeErc6492Signature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { formatSiwxMessage, type SiwxMessage } from '../message'
import type { SiwxServer } from '.'

const account = privateKeyToAccount(pad('0x01'))

/** The globals of every runtime. `fetch` is that of the test. There is no `process`, `Buffer`, `require` or `window`. */
const webGlobals = {
  AbortController,
  AbortSignal,
  TextDecoder,
  TextEncoder,
  URL,
  crypto,
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

/** Loads the server in a runtime without Node, React and DOM. `calls` are the methods that its node was asked. */
async function openRuntime() {
  const { outputFiles, metafile } = await bundleServer()
  const inputs = Object.keys(metafile.inputs)
  expect(inputs.filter((file) => /node_modules\/(react|react-dom|valibot)\//.test(file))).toEqual([])
  expect(
    Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external)),
  ).toEqual([])

  const calls: string[] = []
  const context = createContext({
    ...webGlobals,
    async fetch(url: string, { body }: { readonly body: string }) {
      const { method }: { readonly method: string } = JSON.parse(body)
      calls.push(`${method} ${url}`)
      return Response.json({ jsonrpc: '2.0', id: 1, result: method === 'eth_chainId' ? '0x1' : '0x01' })
    },
  })
  runInContext(outputFiles[0]?.text ?? '', context)
  const server: SiwxServer = runInContext(
    "siwx.createSiwxServer({ domain: 'example.org', rpcUrls: { 'eip155:1': 'https://node.example/' } })",
    context,
  )
  return { server, calls }
}
const { server, calls } = await openRuntime()

async function createMessage(
  accountAddress: string,
  networkId: SiwxMessage['networkId'] = 'eip155:1',
): Promise<string> {
  const { nonce, issuedAt } = await server.createNonce()
  return formatSiwxMessage({
    domain: 'example.org',
    accountAddress,
    networkId,
    uri: 'https://example.org/',
    version: '1',
    nonce,
    issuedAt,
  })
}

test('any runtime: verifies a key of an EVM network (EIP-191), once, without a node', async () => {
  const message = await createMessage(account.address)
  const request = { message, signature: await account.signMessage({ message }) }
  expect(await server.verify(request)).toMatchObject({ ok: true, accountAddress: account.address })
  expect(await server.verify(request)).toMatchObject({ ok: false, code: 'NONCE_USED' })
  expect(calls).toEqual([])
})

test('any runtime: verifies an ed25519 key of Solana, and refuses that of another account', async () => {
  const key = new Uint8Array(32).fill(7)
  const accountAddress = base58.encode(ed25519.getPublicKey(key))
  for (const [signer, expected] of [
    [key, { ok: true, type: 'solana:ed25519', accountAddress }],
    [new Uint8Array(32).fill(8), { ok: false, code: 'SIGNATURE_INVALID' }],
  ] as const) {
    const message = await createMessage(accountAddress, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    const signature = base58.encode(ed25519.sign(new TextEncoder().encode(message), signer))
    expect(await server.verify({ message, signature })).toMatchObject(expected)
  }
  expect(calls).toEqual([])
})

test('any runtime: asks the node for contracts, deployed (ERC-1271) and not yet deployed (ERC-6492)', async () => {
  const contract = '0x00000000000000000000000000000000000000AA'
  const notDeployed = serializeErc6492Signature({ address: contract, data: '0x00', signature: '0x1234' })
  for (const [signature, type] of [
    ['0x1234', 'eip1271'],
    [notDeployed, 'eip6492'],
  ]) {
    calls.length = 0
    const message = await createMessage(contract)
    expect(await server.verify({ message, signature })).toMatchObject({ ok: true, type })
    expect(calls).toEqual(['eth_chainId https://node.example/', 'eth_call https://node.example/'])
  }
})

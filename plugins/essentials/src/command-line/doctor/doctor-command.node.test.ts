import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand, writePageFolder } from '../../test-support/page-folder'

type Files = Readonly<Record<string, string | object>>

const nothing = { hosts: [], storage: [], rpcMethods: [] }
const compiler = { compilerOptions: { strict: true, moduleResolution: 'bundler' } }

/** A page on which nothing is wrong. */
const sound: Files = {
  'package.json': { dependencies: { latchkey: '0.1.0', '@latchkey/chain': '0.1.0', react: '19', viem: '2' } },
  'tsconfig.json': `{ // for Vite\n "references": [{ "path": "./tsconfig.app.json" },], }`,
  'tsconfig.app.json': { extends: './base', compilerOptions: { module: 'esnext' } },
  'base.json': compiler,
  'package-lock.json': '{ "packages": { "node_modules/latchkey": {\n  "version": "0.1.0" } } }',
  'node_modules/latchkey/package.json': {
    name: 'latchkey',
    version: '0.1.0',
    dependencies: { '@latchkey/kernel': '0.1.0' },
    peerDependencies: { react: '^18.2.0 || ^19.0.0', viem: '^2.21.0', 'react-native': '1' },
    peerDependenciesMeta: { 'react-native': { optional: true } },
  },
  'node_modules/latchkey/manifest.json': nothing,
  'node_modules/@latchkey/kernel/package.json': { name: '@latchkey/kernel', version: '0.1.0' },
  'node_modules/@latchkey/chain/package.json': { name: '@latchkey/chain', version: '0.1.0' },
  'node_modules/@latchkey/chain/manifest.json': {
    ...nothing,
    hosts: [
      { host: 'https://one.example', option: 'networks', purpose: 'reads' },
      { host: 'https://two.example', option: 'networks', purpose: 'reads' },
      { host: 'wss://relay.example', option: 'relayUrl', purpose: 'carries' },
      { host: 'https://frame.example', option: 'frameUrl', purpose: 'is a wallet', use: 'frame' },
    ],
  },
  'node_modules/react/package.json': { name: 'react', version: '19.1.0' },
  'node_modules/viem/package.json': { name: 'viem', version: '2.30.1' },
  'node_modules/typescript/package.json': { name: 'typescript', version: '5.9.3' },
}

const policy =
  "default-src 'self'; img-src 'self' data: blob:; frame-src https://*.example; connect-src 'self' https://two.example wss://relay.example"

async function serve(headers: OutgoingHttpHeaders, html = ''): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(html))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/?projectId=secret`
}

async function codesOf(folder: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { code, printed } = await runCommand(folder, 'doctor', '--json', ...args)
  const { findings }: { readonly findings: readonly { readonly code: string }[] } = JSON.parse(printed)
  expect(code).toBe(findings.length === 0 ? 0 : 1)
  return findings.map((finding) => finding.code)
}

test('doctor: finds nothing on a sound page, served as it should be', async () => {
  const folder = writePageFolder(sound)
  const url = await serve({
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(await codesOf(folder, '--url', url)).toEqual([])
  expect(await runCommand(folder, 'doctor')).toMatchObject({
    code: 0,
    printed: 'Nothing found. The page itself was not asked: --url http://localhost:3000.\n',
  })
})

const copyOf = (name: string, version: string): Files => ({
  [`node_modules/latchkey/node_modules/${name}/package.json`]: { name, version },
})

test.each<readonly [fault: string, files: Files, codes: readonly string[]]>([
  ['a second React', copyOf('react', '19.1.0'), ['DUPLICATE_COPY']],
  ['a second viem', copyOf('viem', '2.29.0'), ['DUPLICATE_COPY']],
  [
    'an old React',
    { 'node_modules/react/package.json': { name: 'react', version: '17.0.2' } },
    ['PEER_VERSION'],
  ],
  [
    'no peer',
    {
      'node_modules/latchkey/package.json': {
        name: 'latchkey',
        version: '0.1.0',
        peerDependencies: { 'missing-library': '^1' },
      },
    },
    ['MISSING_PEER'],
  ],
  [
    'an older chain',
    { 'node_modules/@latchkey/chain/package.json': { name: '@latchkey/chain', version: '0.0.9' } },
    ['MIXED_VERSIONS'],
  ],
  ['nothing of ours', { 'package.json': { dependencies: { react: '19' } } }, ['NOT_INSTALLED']],
  ['no strict', { 'base.json': { compilerOptions: { moduleResolution: 'bundler' } } }, ['NOT_STRICT']],
  [
    'the old resolution',
    { 'base.json': { compilerOptions: { strict: true, moduleResolution: 'node' } } },
    ['MODULE_RESOLUTION'],
  ],
  ['no resolution', { 'base.json': { compilerOptions: { strict: true } } }, ['MODULE_RESOLUTION']],
])('doctor: finds %s', async (_fault, files, codes) => {
  expect(await codesOf(writePageFolder({ ...sound, ...files }))).toEqual(codes)
})

test('doctor: with TypeScript 6 a page is strict, and resolves as bundlers do, unless it says otherwise', async () => {
  const typescript = { 'node_modules/typescript/package.json': { name: 'typescript', version: '6.0.2' } }
  expect(await codesOf(writePageFolder({ ...sound, ...typescript, 'base.json': {} }))).toEqual([])
  const loose = { 'base.json': { compilerOptions: { strict: false } } }
  expect(await codesOf(writePageFolder({ ...sound, ...typescript, ...loose }))).toEqual(['NOT_STRICT'])
})

test.each([
  [
    'package-lock.json',
    '"node_modules/latchkey": {\n "version": "0.1.0" }, "a/node_modules/latchkey": {\n "version": "0.2.0"',
  ],
  [
    'pnpm-lock.yaml',
    'packages:\n\n  latchkey@0.1.0:\n    a: 1\n\n  latchkey@0.2.0(react@19.1.0):\n    b: 1\n',
  ],
  ['yarn.lock', '"latchkey@npm:^0.1.0":\n  version: 0.1.0\n\n"latchkey@npm:^0.2.0":\n  version: 0.2.0\n'],
  ['bun.lock', '"latchkey": ["latchkey@0.1.0", ""],\n"a/latchkey": ["latchkey@0.2.0", ""]'],
])('doctor: finds two versions in %s', async (name, text) => {
  const { 'package-lock.json': _lockfile, ...rest } = sound
  const folder = writePageFolder({ ...rest, [name]: text })
  expect(await codesOf(folder)).toEqual(['LOCKED_TWICE'])
})

test.each<readonly [fault: string, headers: OutgoingHttpHeaders, codes: readonly string[]]>([
  ['pop-ups that cannot answer', { 'cross-origin-opener-policy': 'same-origin' }, ['OPENER_POLICY']],
  ['frames that are blocked', { 'cross-origin-embedder-policy': 'require-corp' }, ['EMBEDDER_POLICY']],
  ['a clock that is late', { date: new Date(Date.now() - 300_000).toUTCString() }, ['CLOCK']],
  ['no pictures', { 'content-security-policy': 'img-src *' }, ['POLICY_PICTURES']],
  [
    'a relay that is not listed',
    { 'content-security-policy': policy.replace('wss:', 'https:') },
    ['POLICY_HOST'],
  ],
  ['no node', { 'content-security-policy': policy.replace('https://two.example ', '') }, ['POLICY_HOST']],
  ['no frame', { 'content-security-policy': policy.replace('*.example', 'example') }, ['POLICY_HOST']],
])('doctor: finds in headers %s', async (_fault, headers, codes) => {
  expect(await codesOf(writePageFolder(sound), '--url', await serve(headers))).toEqual(codes)
})

test('doctor: reads the policy of the document, and takes a node of the page for enough', async () => {
  const folder = writePageFolder(sound)
  const meta = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}">`
  const own = policy.replace('https://two.example', 'https://rpc.page.example')
  expect(await codesOf(folder, '--url', await serve({}, meta(own)))).toEqual([])
  expect(await codesOf(folder, '--url', await serve({}, meta("connect-src 'self'")))).toEqual([
    'POLICY_HOST',
    'POLICY_HOST',
  ])
})

test('doctor: says what was found and what to do in one line each, with paths of the page only', async () => {
  const { printed } = await runCommand(writePageFolder({ ...sound, ...copyOf('viem', '2.29.0') }), 'doctor')
  const [line = ''] = printed.split('\n')
  expect(line).toContain(
    'DUPLICATE_COPY viem is installed 2 times: 2.30.1 in node_modules/viem, 2.29.0 in node_modules/latchkey/node_modules/viem. Ask for one version everywhere',
  )
  expect(printed).toContain('\n1 found.')
})

test.each([
  [['--url', 'localhost'], '--url takes the address of your page'],
  [['--url', 'http://127.0.0.1:1'], 'Nothing answers at http://127.0.0.1:1.'],
])('doctor: %j is told in a sentence', async (args, sentence) => {
  expect(await runCommand(writePageFolder(sound), 'doctor', ...args)).toMatchObject({
    code: 2,
    complained: expect.stringContaining(sentence),
  })
})

import { expect, test } from 'vitest'
import { runCommand, writePageFolder } from '../../test-support/page-folder'

const nothing = { hosts: [], storage: [], rpcMethods: [] }
const chain = {
  hosts: [
    { host: 'the RPC URLs of each network', option: 'rpcUrls', purpose: 'reads balances', fill: 'rpc' },
    { host: 'the RPC URLs of a sent transaction', option: 'networks; none', purpose: 'reads', fill: 'rpc' },
    { host: 'https://node.example', option: 'networks', purpose: 'reads' },
    { host: 'https://public.example', option: 'networks', purpose: 'reads', fill: 'rpc' },
    { host: 'https://images.example', option: 'imageUrl', purpose: 'shows pictures', use: 'image' },
    { host: 'the data API', option: 'dataUrl', purpose: 'reads', of: '@latchkey/cloud' },
    { host: 'https://explorer.example', option: 'explorerUrl', purpose: 'opened', use: 'link' },
  ],
  storage: [{ key: 'connections', life: 'until disconnected', content: 'wallet id and addresses' }],
  rpcMethods: ['eth_requestAccounts'],
}

/** A page without hoisting: what it does not depend on is found only from the package that does. */
function page(): string {
  const own = 'node_modules/latchkey/node_modules'
  return writePageFolder({
    'package.json': { dependencies: { latchkey: '*', react: '*' }, devDependencies: { vite: '*' } },
    'node_modules/react/package.json': { name: 'react' },
    'node_modules/vite/package.json': { name: 'vite' },
    'node_modules/vite/manifest.json': { short_name: 'a web app' },
    'node_modules/latchkey/package.json': {
      name: 'latchkey',
      latchkey: { shape: 'preset' },
      dependencies: { '@latchkey/session': '1', 'other-library': '1' },
    },
    'node_modules/latchkey/manifest.json': nothing,
    [`${own}/@latchkey/session/package.json`]: {
      name: '@latchkey/session',
      exports: { '.': './index.js' },
      dependencies: { '@latchkey/other': '1', '@latchkey/view-kit': '1' },
    },
    [`${own}/@latchkey/session/manifest.json`]: chain,
    [`${own}/@latchkey/other/package.json`]: { name: '@latchkey/other' },
    [`${own}/@latchkey/other/manifest.json`]: { ...chain, rpcMethods: ['other_method'] },
    [`${own}/@latchkey/view-kit/package.json`]: { name: '@latchkey/view-kit' },
    [`${own}/@latchkey/view-kit/manifest.json`]: {
      ...nothing,
      hosts: [{ host: 'https://frame.example', option: 'none', purpose: 'is drawn', use: 'frame' }],
    },
  })
}

test('csp: prints the policy of what the page depends on, presets and kits included', async () => {
  const { code, printed } = await runCommand(page(), 'csp')
  expect(code).toBe(0)
  expect(printed.split('\n')[0]).toBe(
    "Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self'; " +
      "img-src 'self' data: blob: https://images.example; connect-src 'self' <rpc> https://node.example https://public.example; " +
      "frame-src https://frame.example; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  )
  expect(printed).toContain(
    'To fill:\n  --host rpc=https://…\n      the RPC URLs of each network (rpcUrls)\n      the RPC URLs of a sent transaction (networks; none)\n\n',
  )
  expect(printed).not.toContain('other_method')
})

test('csp: a host that the page configures is filled in, without the path that may hold a key', async () => {
  const urls = ['https://rpc.example/v2/secret', 'wss://live.example:8443/secret']
  const { printed } = await runCommand(page(), 'csp', ...urls.flatMap((url) => ['--host', `rpc=${url}`]))
  expect(printed).toContain(
    "connect-src 'self' https://node.example https://rpc.example wss://live.example:8443;",
  )
  expect(printed).not.toContain('secret')
  expect(printed).not.toContain('--host')
  // Neither in the policy nor in the notice.
  expect(printed).not.toContain('https://public.example')
})

test('csp: the notice lists hosts, storage and wallet methods', async () => {
  const { printed } = await runCommand(page(), 'csp')
  expect(printed).toContain('- https://images.example: shows pictures (@latchkey/session, option `imageUrl`)')
  expect(printed).toContain('- https://explorer.example: opened')
  expect(printed).toContain(
    '- `connections`: wallet id and addresses; kept until disconnected (@latchkey/session)',
  )
  expect(printed).toContain('- `eth_requestAccounts`')
})

test('csp: is JSON, and only reports, when asked', async () => {
  const { printed } = await runCommand(page(), 'csp', '--json', '--report-only')
  expect(JSON.parse(printed)).toMatchObject({
    header: 'Content-Security-Policy-Report-Only',
    value: expect.stringContaining('frame-src https://frame.example;'),
    directives: { 'frame-src': ['https://frame.example'] },
    placeholders: [
      {
        name: 'rpc',
        hosts: [
          { host: 'the RPC URLs of each network', option: 'rpcUrls' },
          { host: 'the RPC URLs of a sent transaction', option: 'networks; none' },
        ],
      },
    ],
    packages: [{ name: 'latchkey' }, { name: '@latchkey/session' }, { name: '@latchkey/view-kit' }],
  })
})

test.each([
  [['nothing'], 'There is no package "nothing" with a manifest.json. There are: latchkey.'],
  [['react'], 'There is no package "react" with a manifest.json. There are: latchkey.'],
  [['--host', 'node=https://a.example'], '--host knows no "node". The packages have: rpc.'],
  [['--host', 'rpc=https://a.example; script-src *'], '--host takes NAME=URL'],
  [['--hosts'], "Unknown option '--hosts'"],
])('csp: refuses %j with a sentence', async (args, sentence) => {
  const { code, printed, complained } = await runCommand(page(), 'csp', ...args)
  expect([code, printed]).toEqual([2, ''])
  expect(complained).toContain(sentence)
})

test.each([
  [{}, 'There is no package.json here.'],
  [{ 'package.json': { dependencies: {} } }, 'No dependency in package.json is a package of Latchkey.'],
  [{ 'package.json': '{ "dependencies": ' }, 'package.json cannot be read as JSON.'],
  [{ 'package.json': {}, '.pnp.cjs': '' }, 'run yarn latchkey instead'],
])('csp: in %j says what is missing', async (files, sentence) => {
  expect(await runCommand(writePageFolder(files), 'csp')).toMatchObject({
    code: 2,
    complained: expect.stringContaining(sentence),
  })
})

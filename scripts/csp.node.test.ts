import { expect, test } from 'vitest'
import { policyFor, privacyNotice } from './csp'
import { writeTree } from './test-support/plugin-tree'
import { manifestsOf } from './workspace/manifests'

const chain = {
  hosts: [
    { host: 'the RPC URL of each network', option: 'networks[].rpcUrls', purpose: 'reads balances' },
    { host: 'https://images.example', option: 'imageUrl', purpose: 'shows pictures', use: 'image' },
    { host: 'https://explorer.example', option: 'explorerUrl', purpose: 'opened', use: 'link' },
  ],
  storage: [{ key: 'connections', life: 'until disconnected', content: 'wallet id and addresses' }],
  rpcMethods: ['eth_requestAccounts'],
}

function root(): string {
  return writeTree({
    'plugins/essentials/package.json': JSON.stringify({
      name: 'latchkey',
      latchkey: { shape: 'preset' },
      dependencies: { '@latchkey/session': '1' },
    }),
    'plugins/essentials/manifest.json': '{"hosts":[],"storage":[],"rpcMethods":[]}',
    'plugins/session/package.json': JSON.stringify({
      name: '@latchkey/session',
      dependencies: { '@latchkey/other': '1' },
    }),
    'plugins/session/manifest.json': JSON.stringify(chain),
    'plugins/other/package.json': JSON.stringify({ name: '@latchkey/other' }),
    'plugins/other/manifest.json': JSON.stringify({ ...chain, rpcMethods: ['other_method'] }),
  })
}

test('csp: lists what a preset composes, and not what its plugins may meet', () => {
  expect(manifestsOf(root(), ['latchkey']).map(({ name }) => name)).toEqual(['latchkey', '@latchkey/session'])
})

test('csp: lists every host by its use, configured ones as placeholders', () => {
  const policy = policyFor(manifestsOf(root(), ['latchkey']).map(({ manifest }) => manifest))
  expect(policy).toContain("connect-src 'self' <the RPC URL of each network>;")
  expect(policy).toContain("img-src 'self' data: blob: https://images.example;")
  expect(policy).toContain("frame-src 'none';")
})

test('csp: links are in no directive, since the user follows them', () => {
  const policy = policyFor(manifestsOf(root(), ['latchkey']).map(({ manifest }) => manifest))
  expect(policy).not.toContain('explorer')
})

test('csp: refuses an unknown package with a list of all packages', () => {
  expect(() => manifestsOf(root(), ['nothing'])).toThrow(
    'There is no package "nothing". There are: latchkey,',
  )
})

test('privacy notice: lists hosts, storage and wallet methods', () => {
  const notice = privacyNotice(manifestsOf(root(), ['latchkey']))
  expect(notice).toContain('- https://images.example: shows pictures (@latchkey/session, option `imageUrl`)')
  expect(notice).toContain(
    '- `connections`: wallet id and addresses; kept until disconnected (@latchkey/session)',
  )
  expect(notice).toContain('- `eth_requestAccounts`')
  expect(notice).not.toContain('other_method')
})

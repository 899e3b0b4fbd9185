import { expect, test } from 'vitest'
import {
  ensureChromium,
  ensureHeadlessChromium,
  findChromium,
  findHeadlessChromium,
} from './set-up/chromium.mjs'
import { checkNode, install, isInstalled } from './set-up/prepare.mjs'
import { writeTree } from './test-support/plugin-tree'

const done = { code: 0, output: '', seconds: 1 }
const failed = { code: 1, output: 'no network', seconds: 1 }

function recorder() {
  const lines: string[] = []
  const commands: string[] = []
  return {
    lines,
    commands,
    say: (line: string) => void lines.push(line),
    runAs: (result: typeof done) => (command: string, args: readonly string[]) => {
      commands.push([command, ...args].join(' '))
      return Promise.resolve(result)
    },
  }
}

test.each(['v20.19.0', 'v20.20.2', 'v22.0.0'])('node: accepts %s where 20.19 is wanted', (version) => {
  expect(() => checkNode('20.19', version)).not.toThrow()
})

test.each(['v20.18.3', 'v18.20.0'])('node: refuses %s with a sentence', (version) => {
  expect(() => checkNode('20.19', version)).toThrow(`Latchkey needs Node 20.19 or newer; this is ${version}.`)
})

test('install: runs once, and again when the lockfile changes', async () => {
  const root = writeTree({ 'pnpm-lock.yaml': 'a', 'pnpm-workspace.yaml': 'b' })
  const { say, runAs, commands } = recorder()
  await install(root, 'pnpm@1.2.3', say, runAs(done))
  await install(root, 'pnpm@1.2.3', say, runAs(done))
  expect(commands).toEqual(['npx --yes pnpm@1.2.3 install --frozen-lockfile --ignore-scripts'])
  const changed = writeTree({ 'pnpm-lock.yaml': 'c', 'pnpm-workspace.yaml': 'b' })
  expect(isInstalled(changed)).toBe(false)
})

test('install: a failure is a sentence, and the next run tries again', async () => {
  const root = writeTree({ 'pnpm-lock.yaml': 'a', 'pnpm-workspace.yaml': 'b' })
  const { say, runAs } = recorder()
  await expect(install(root, 'pnpm@1.2.3', say, runAs(failed))).rejects.toThrow(
    'no network\n\nThe packages could not be installed.',
  )
  expect(isInstalled(root)).toBe(false)
})

test('browser: a wrong CHROMIUM_PATH is a sentence', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH is /nowhere/chromium',
  )
})

test('browser: without one and without the right to install one there is one sentence', async () => {
  const { say, runAs } = recorder()
  const none = { find: () => undefined, allowed: () => false, run: runAs(done) }
  await expect(ensureChromium(say, none)).rejects.toThrow(
    'The tests need a Chromium: install the package "chromium"',
  )
})

test('browser: is installed as root on Debian', async () => {
  const { say, runAs, commands } = recorder()
  const find = () => (commands.length === 2 ? '/usr/bin/chromium' : undefined)
  expect(await ensureChromium(say, { find, allowed: () => true, run: runAs(done) })).toBe('/usr/bin/chromium')
  expect(commands).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium'])
})

test('headless browser: is installed as root on Debian', async () => {
  const { say, runAs, commands } = recorder()
  const find = () => (commands.length === 2 ? '/usr/bin/chromium-headless-shell' : undefined)
  const options = { env: {}, find, allowed: () => true, run: runAs(done) }
  expect(await ensureHeadlessChromium(say, '/usr/bin/chromium', options)).toBe(
    '/usr/bin/chromium-headless-shell',
  )
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium-headless-shell',
  ])
})

test('headless browser: the full one if not installable or if CHROMIUM_PATH is set', async () => {
  const { say, runAs, lines, commands } = recorder()
  const none = { env: {}, find: () => undefined, allowed: () => true, run: runAs(failed) }
  const ensure = (options: object) => ensureHeadlessChromium(say, '/usr/bin/chromium', options)
  expect(await ensure(none)).toBe('/usr/bin/chromium')
  expect(lines.at(-1)).toContain('could not be installed; the tests run in /usr/bin/chromium')
  const tried = commands.length
  expect(await ensure({ ...none, allowed: () => false })).toBe('/usr/bin/chromium')
  const shell = { ...none, find: () => '/usr/bin/chromium-headless-shell' }
  expect(await ensure({ ...shell, env: { CHROMIUM_PATH: '/opt/chrome' } })).toBe('/usr/bin/chromium')
  expect(await ensure(shell)).toBe('/usr/bin/chromium-headless-shell')
  expect(commands).toHaveLength(tried)
})

test('headless browser: the named one takes precedence over CHROMIUM_PATH', () => {
  expect(
    findHeadlessChromium({ HEADLESS_CHROMIUM_PATH: '/opt/shell', CHROMIUM_PATH: process.execPath }),
  ).toBe('/opt/shell')
  expect(findHeadlessChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { developerMessages } from './developer-messages.development'
import * as kernel from './index'
import { clicks, clicksContract } from './test-support/clicks-plugin'
import { createRecordingLogger } from './testing'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const readme = read('../README.md')

test('README: its plugin is the one that is compiled, and has thirty lines', () => {
  const plugin = read('./test-support/clicks-plugin.ts')
  expect(readme).toContain(`\`\`\`ts\n// clicks.ts\n${plugin}\`\`\``)
  expect(plugin.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
})

test('README: its plugin does what it says', () => {
  const reached: number[] = []
  const latchkey = kernel.createLatchkey({
    plugins: [clicks({ goal: 2 })],
    ports: { logger: createRecordingLogger() },
  })
  latchkey.on('acme/clicks:reached', ({ count }) => void reached.push(count))
  latchkey.plugins['acme/clicks'].add()
  latchkey.get(clicksContract).add()
  expect(latchkey.read(clicksContract)).toEqual({ count: 2 })
  expect(reached).toEqual([2])
})

test('README: names every error class and every code', () => {
  const classes = Object.keys(kernel).filter((name) => name.endsWith('Error') && !/^(is|Latchkey)/.test(name))
  const codes = Object.keys(developerMessages)
  expect([...classes, ...codes].filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

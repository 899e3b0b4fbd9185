import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineContract, definePlugin, type Language, type Plugin } from '@latchkey/kernel'
import { createRecordingLogger, createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createMethods } from '../lazy'
import { further } from './warn-of-texts.development'

const installed = (id: string): Plugin => {
  const token = defineContract<{
    readonly id: string
    readonly api: object
    readonly state: Record<never, never>
    readonly events: Record<never, never>
    readonly views: Record<never, never>
  }>(id, 1)
  return definePlugin(token, { setup: () => ({}) })()
}

/** What is told of an instance with these plugins. */
function told(ids: readonly string[], loadLanguage?: () => Promise<Language>): readonly string[] {
  const logger = createRecordingLogger()
  const { latchkey } = createTestLatchkey({ plugins: ids.map(installed) })
  createMethods(latchkey, { language: 'auto', ports: { logger }, ...(loadLanguage ? { loadLanguage } : {}) })
  return logger.lines.map(({ text }) => text)
}

test('auto language: names the plugins that stay English, and where their texts are', () => {
  expect(told(['account', 'send', 'swaps'])).toEqual([
    "language: 'auto' has no texts for send, swaps, which stay English. Pass the loadLanguage of @latchkey/everything/languages to createLatchkey.",
  ])
})

test('auto language: tells nothing with a loadLanguage of the host, and without further plugins', () => {
  expect(told(['send'], () => Promise.reject(new Error('offline')))).toEqual([])
  expect(told(['account', 'mine'])).toEqual([])
})

test('auto language: every package with texts is in the list or in essentials()', () => {
  const top = join(import.meta.dirname, '../../../..')
  const inEssentials = ['account', 'connect', 'modal', 'portfolio', 'session', 'transactions']
  const presets = ['essentials', 'everything']
  const named = ['plugins', 'adapters'].flatMap((folder) =>
    readdirSync(join(top, folder))
      .filter((name) => existsSync(join(top, folder, name, 'src/languages')))
      .filter((name) => ![...inEssentials, ...presets].includes(name))
      .map((name) => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())),
  )
  expect(named.sort()).toEqual([...further].sort())
})

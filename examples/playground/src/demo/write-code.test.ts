import { expect, test } from 'vitest'
import relay from '../../../../adapters/walletconnect/package.json'
import { chosenFeatures, type Look } from './choices'
import { installCommand, writeCode } from './write-code'

const look: Look = { theme: 'auto', accent: 'brass', radius: 4, language: 'en', device: 'desktop' }
const everything = chosenFeatures(new Set(['send', 'receive', 'swap', 'buy', 'history', 'phone']))

test('code: without a choice it is ten lines', () => {
  expect(writeCode(look, []).filter((line) => line !== '')).toHaveLength(10)
})

test('code: every package that is imported is installed, and every plugin that is imported is listed', () => {
  const code = writeCode(look, everything).join('\n')
  const imported = [...code.matchAll(/from '((?:@latchkey\/)?[a-z-]+)/g)].map(([, name]) => name)
  expect(installCommand(everything).split(' ')).toEqual(expect.arrayContaining([...new Set(imported)]))
  for (const { call } of everything) expect(code).toContain(`    ${call},`)
  expect(code).toContain("cloud({ projectId: '…' })")
})

test('code: says only what was chosen of the look', () => {
  expect(writeCode(look, []).join()).not.toContain('modal')
  const chosen = writeCode({ ...look, theme: 'dark', accent: 'teal', radius: 8, language: 'ar' }, []).join(
    '\n',
  )
  expect(chosen).toContain("themeMode: 'dark'")
  expect(chosen).toContain("'--lk-accent': '#17a894', '--lk-border-radius-master': '8px'")
  expect(chosen).toContain("latchkey.setLanguage(await loadLanguage('ar'))")
  expect(chosen).toContain("import { loadLanguage } from 'latchkey/languages'")
})

test('code: Arabic is imported of every package that is imported', () => {
  const code = writeCode({ ...look, language: 'ar' }, everything).join('\n')
  const imported = [...code.matchAll(/from '((?:@latchkey\/)?[a-z-]+)'/g)].map(([, name]) => name)
  // Of what has texts: the chain has none, and the page’s front door those that loadLanguage fetches.
  for (const name of imported.filter(
    (one) => !['@latchkey/evm', 'latchkey', 'latchkey/languages'].includes(one ?? ''),
  ))
    expect(code).toContain(`import('${name}/languages/ar')`)
})

test('install: the library of the relay is named, which npm does not install by itself', () => {
  const library = '@walletconnect/universal-provider'
  expect(installCommand(everything)).toContain(` ${library}@${relay.peerDependencies[library]} `)
})

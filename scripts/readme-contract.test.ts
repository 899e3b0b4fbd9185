// The README of a plugin names all that its contract and its options offer.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const interfacesIn = (code: string): readonly ts.InterfaceDeclaration[] =>
  ts
    .createSourceFile('offer.ts', code, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isInterfaceDeclaration)

function namesOf(members: readonly ts.TypeElement[] = []): readonly string[] {
  return members.flatMap(({ name }) => (name && !ts.isComputedPropertyName(name) ? [name.text] : []))
}

/** Methods, parts of the state, events and views of the contract in this code. */
function offersOf(code: string): readonly string[] {
  const interfaces = interfacesIn(code)
  const parts = interfaces
    .filter(({ name }) => name.text.endsWith('Contract'))
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .filter(({ name }) => /^(api|state|events|views)$/.test(name.getText()))
  return parts.flatMap(({ type }) => {
    if (type && ts.isTypeLiteralNode(type)) return namesOf([...type.members])
    const named = interfaces.find(({ name }) => name.text === type?.getText())
    return namesOf(named && [...named.members])
  })
}

/** @param user only interfaces that this code mentions count, if it is given */
const optionsOf = (code: string, user?: string): readonly string[] =>
  interfacesIn(code)
    .filter(({ name }) => name.text.endsWith('Options') && (user?.includes(name.text) ?? true))
    .flatMap(({ members }) => namesOf([...members]))

const missingIn = (readme: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?!\\w)`).test(readme))

test('readme: each plugin names its methods, state, events, views and options, and one that is not named is found', () => {
  const plugins = listLibraries(repositoryRoot).filter(({ json }) => './contract' in json.exports)
  expect(plugins.length).toBeGreaterThan(0)
  for (const { path, folder } of plugins) {
    const read = (file: string): string =>
      existsSync(join(path, file)) ? readFileSync(join(path, file), 'utf8') : ''
    const contract = read('src/contract.ts')
    const plugin = read('src/plugin.ts')
    const options = [
      ...optionsOf(read('src/options.ts')),
      ...optionsOf(plugin),
      ...optionsOf(contract, plugin),
    ]
    const names = [...offersOf(contract), ...options]
    expect(missingIn(read('README.md'), names), folder).toEqual([])
  }
  const contract = `interface TipApi { send(): void; wait(): void }
interface TipContract { readonly api: TipApi; readonly events: { readonly 'tip:sent': undefined } }`
  const names = [...offersOf(contract), ...optionsOf('interface TipOptions { readonly receiver?: string }')]
  expect(missingIn('`send()`', names)).toEqual(['wait', 'tip:sent', 'receiver'])
})

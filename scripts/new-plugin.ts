// `npm run new-plugin send-tokens`: a plugin with a view, texts in two languages, an error, a slot item and
// tests, which passes every check unchanged: a copy of scripts/new-plugin-template under this name.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPins } from './set-up/prepare.mjs'
import { filesBelow } from './workspace/files'
import { repositoryRoot, runMain } from './workspace/run-check'

const TEMPLATE = join(import.meta.dirname, 'new-plugin-template')

/** The name in every spelling that the template uses. */
function spellings(id: string): readonly string[] {
  const words = id.split('-')
  const upper = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
  const pascal = words.map(upper).join('')
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
  return [id, camel, pascal, words.join('_').toUpperCase(), upper(words.join(' '))]
}

/**
 * Writes the plugin's folder and returns its relative path. Throws for a name that exists or is not
 * kebab-case.
 */
export function newPlugin(root: string, id: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`"${id}" is not a kebab-case name such as price-alerts`)
  const folder = `plugins/${id}`
  if (existsSync(join(root, folder))) throw new Error(`${folder} already exists`)
  const wanted = spellings(id)
  const renamed = (text: string): string =>
    spellings('price-alerts').reduce(
      (whole, name, index) => whole.replaceAll(name, wanted[index] ?? name),
      text,
    )
  for (const file of filesBelow(TEMPLATE)) {
    const target = join(root, folder, renamed(file))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, renamed(readFileSync(join(TEMPLATE, file), 'utf8')))
  }
  // Formatted here, because line breaks and the order of imports depend on the name.
  spawnSync(
    join(repositoryRoot, 'node_modules', '.bin', 'biome'),
    ['check', '--write', '--vcs-enabled=false', join(root, folder)],
    { cwd: repositoryRoot },
  )
  return folder
}

await runMain(import.meta.url, () => {
  const [id] = process.argv.slice(2)
  if (!id) throw new Error('Name the plugin: npm run new-plugin price-alerts')
  const folder = newPlugin(repositoryRoot, id)
  console.log(
    `wrote ${folder}; run "npx ${readPins().packageManager} install", then "npm run check ${folder}"`,
  )
})

// `pnpm new-plugin price-alerts`: a plugin folder in the standard shape, which passes every check as it is.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { recordOf } from './exports/record'
import { budgetJson, manifestJson, packageJson } from './new-plugin/manifest-template'
import { type Sketch, sketchOf } from './new-plugin/sketch'
import {
  contractSource,
  controllerSource,
  indexSource,
  pluginSource,
  stateSource,
  tsupSource,
} from './new-plugin/source-templates'
import { contractTypeTest, controllerTest, readmeText } from './new-plugin/test-templates'
import { isMain, repositoryRoot } from './workspace/run-check'

function exportsTest({ camel, packageName }: Sketch): string {
  return recordOf(packageName, [
    { subpath: '.', source: 'src/index.ts', names: [camel, `${camel}Contract`] },
    { subpath: './contract', source: 'src/contract.ts', names: [`${camel}Contract`] },
  ])
}

/** The files of a new plugin by their path in its folder. */
export function pluginFiles(id: string): Readonly<Record<string, string>> {
  const sketch = sketchOf(id)
  return {
    'package.json': packageJson(sketch),
    'budget.json': budgetJson(sketch),
    'manifest.json': manifestJson(),
    'README.md': readmeText(sketch),
    'tsup.config.ts': tsupSource(),
    'src/index.ts': indexSource(sketch),
    'src/contract.ts': contractSource(sketch),
    'src/state.ts': stateSource(sketch),
    'src/plugin.ts': pluginSource(sketch),
    'src/controller.ts': controllerSource(sketch),
    'src/controller.test.ts': controllerTest(sketch),
    'src/contract.test-d.ts': contractTypeTest(sketch),
    'src/exports.test.ts': exportsTest(sketch),
  }
}

/** Writes the folder below `plugins`; returns its path from the top. Refuses to overwrite one. */
export function newPlugin(root: string, id: string): string {
  const files = pluginFiles(id)
  const folder = `plugins/${id}`
  if (existsSync(join(root, folder))) throw new Error(`${folder} is already there`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true })
    writeFileSync(join(root, folder, file), text)
  }
  return folder
}

if (isMain(import.meta.url)) {
  try {
    const [id] = process.argv.slice(2)
    if (!id) throw new Error('Name the plugin: pnpm new-plugin price-alerts')
    const folder = newPlugin(repositoryRoot, id)
    // How lines break depends on the name.
    spawnSync(join(repositoryRoot, 'node_modules', '.bin', 'biome'), ['check', '--write', folder], {
      cwd: repositoryRoot,
    })
    console.log(`wrote ${folder}; link it with "npx pnpm install", then run "npm run check"`)
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

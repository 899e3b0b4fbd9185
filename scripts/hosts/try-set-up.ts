import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand, tailOf } from '../set-up/prepare.mjs'
import { openTabIn } from './browsers/open-tab'
import { installers } from './installers'
import { walkThrough } from './journey'
import { otherWarnings, ownWarnings } from './own-warnings'
import { type ServedPage, serveFolder, startServer } from './serve-page'
import type { SetUp } from './set-up'

export interface Outcome {
  readonly name: string
  readonly seconds: number
  /** Each begins with the step that has failed. Empty: passed. */
  readonly failures: readonly string[]
  /** What the tools warn about besides us. */
  readonly others: readonly string[]
}

/** Tools report to nobody, and colour nothing. */
const quiet = {
  CI: '1',
  NO_COLOR: '1',
  NODE_ENV: '',
  DO_NOT_TRACK: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
} as const

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function packageJsonOf({ packages, ours, manifest }: SetUp): string {
  const dependencies = { ...Object.fromEntries(ours.map((name) => [name, '*'])), ...packages }
  return JSON.stringify({ name: 'host', private: true, type: 'module', ...manifest, dependencies }, null, 2)
}

/**
 * Installs the page of a set-up from a registry that has our packages, builds it, serves it, and connects, signs and
 * disconnects in it.
 * @param folder an empty one, for the page
 */
export async function trySetUp(setUp: SetUp, registry: string, folder: string): Promise<Outcome> {
  const started = Date.now()
  const others: string[] = []
  const outcome = (failures: readonly string[]): Outcome => ({
    name: setUp.name,
    seconds: (Date.now() - started) / 1000,
    failures,
    others: [...new Set(others)],
  })
  const { files, install, from, run } = installers[setUp.installer]
  writeFiles(folder, { ...setUp.files, ...files(registry), 'package.json': packageJsonOf(setUp) })
  const env = { ...quiet, ...setUp.env }

  const [installer, ...wanted] = install(folder)
  const commands = [
    ['install', installer, wanted, from ?? folder] as const,
    ...setUp.commands.map((command) => {
      const [program, ...args] = run(folder, command)
      return [command.join(' '), program, args, folder] as const
    }),
  ]
  for (const [name, program, args, cwd] of commands) {
    const { code, output } = await runCommand(program, args, { cwd, env })
    others.push(...otherWarnings(output))
    if (code !== 0) return outcome([`${name}: ${tailOf(output, 12)}`])
    const own = ownWarnings(output)
    if (own.length > 0) return outcome(own.map((warning) => `${name}: ${warning}`))
  }

  const { served } = setUp
  if (!served) return outcome([])
  let page: ServedPage | undefined
  try {
    page =
      'folder' in served
        ? await serveFolder(join(folder, served.folder))
        : await startServer(run(folder, served.command), folder, {
            ...env,
            NODE_ENV: setUp.env?.['NODE_ENV'] ?? 'production',
          })
    const path = 'folder' in served ? (served.path ?? '/') : '/'
    const openTab = openTabIn[setUp.browser ?? 'chromium']
    return outcome(await walkThrough(openTab, new URL(path, page.url).href))
  } catch (error) {
    return outcome([`serve: ${error instanceof Error ? error.message : String(error)}`])
  } finally {
    await page?.stop()
  }
}

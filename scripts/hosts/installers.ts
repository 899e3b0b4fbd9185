import { join } from 'node:path'
import { readPins } from '../set-up/prepare.mjs'
import { repositoryRoot } from '../workspace/run-check'
import type { Installer } from './set-up'

type Command = readonly [program: string, ...args: readonly string[]]

interface InstallerCommands {
  /** Its configuration, by file name. `more` are further lines of it. */
  readonly files: (registry: string, more?: readonly string[]) => Readonly<Record<string, string>>
  /** Installs without install scripts. */
  readonly install: (folder: string) => Command
  /** Where the installer is started. Default: the folder of the page. */
  readonly from?: string
  /** Runs a program in `bin` of an installed package. */
  readonly run: (folder: string, command: Command) => Command
}

const inBin = (folder: string, [program, ...args]: Command): Command => [
  join(folder, 'node_modules/.bin', program),
  ...args,
]
const npmrc = (lines: readonly string[]) => ({ '.npmrc': `${lines.join('\n')}\n` })

/** Yarn, of the workspace. */
export const yarn: readonly [string, string] = [
  process.execPath,
  join(repositoryRoot, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js'),
]
/** The pinned pnpm, in a folder that belongs to no workspace. */
export const pnpm: readonly [string, ...(readonly string[])] = [
  'npx',
  '--yes',
  readPins().packageManager,
  '--ignore-workspace',
]

/** The package managers, each as strict as it can be. */
export const installers: Readonly<Record<Installer, InstallerCommands>> = {
  npm: {
    // The addresses of tarballs stay those of the registry that has them.
    files: (registry, more = []) => npmrc([`registry=${registry}`, 'replace-registry-host=never', ...more]),
    install: () => ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
    run: inBin,
  },
  pnpm: {
    files: (registry, more = []) =>
      npmrc([
        `registry=${registry}`,
        'node-linker=isolated',
        'hoist=false',
        'auto-install-peers=false',
        'strict-peer-dependencies=true',
        ...more,
      ]),
    // npx uses the registry configured where it starts, and the page's may have no pnpm.
    from: repositoryRoot,
    install: (folder) => [...pnpm, 'install', '--ignore-scripts', '--dir', folder],
    run: inBin,
  },
  yarn: {
    files: (registry, more = []) => ({
      'yarn.lock': '',
      '.yarnrc.yml': [
        `npmRegistryServer: '${registry}'`,
        "unsafeHttpWhitelist: ['127.0.0.1']",
        'nodeLinker: pnp',
        'pnpFallbackMode: none',
        'enableGlobalCache: false',
        'enableScripts: false',
        'npmMinimalAgeGate: 0',
        'enableTelemetry: false',
        'globalFolder: .yarn/global',
        ...more,
      ].join('\n'),
    }),
    install: () => [...yarn, 'install', '--no-immutable'],
    run: (_folder, command) => [...yarn, ...command],
  },
  bun: {
    // Bun keeps packages by name and version, and ours change without another version.
    files: (registry, more = []) => ({
      'bunfig.toml': ['[install]', `registry = "${registry}"`, 'cache.dir = ".bun-cache"', ...more].join(
        '\n',
      ),
    }),
    install: () => ['npx', '--yes', 'bun@1.4.5', 'install', '--ignore-scripts'],
    run: inBin,
  },
}

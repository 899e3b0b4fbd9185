import { join } from 'node:path'
import { readPins } from '../set-up/prepare.mjs'
import { repositoryRoot } from '../workspace/run-check'
import type { Installer } from './set-up'

type Command = readonly [program: string, ...args: readonly string[]]

interface InstallerCommands {
  /** Its configuration, by file name. Everything but our packages comes from the registry of npm's configuration. */
  readonly files: (registry: string, folder: string) => Readonly<Record<string, string>>
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
const yarn = join(repositoryRoot, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')

/** How each of them installs, without install scripts. */
export const installers: Readonly<Record<Installer, InstallerCommands>> = {
  npm: {
    // The addresses of tarballs stay those of the registry that has them.
    files: (registry) => ({ '.npmrc': `registry=${registry}\nreplace-registry-host=never\n` }),
    install: () => ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
    run: inBin,
  },
  pnpm: {
    files: (registry) => ({
      '.npmrc': `registry=${registry}\nnode-linker=isolated\nhoist=false\nauto-install-peers=false\n`,
    }),
    // npx asks the registry that is configured where it starts.
    from: repositoryRoot,
    install: (folder) => [
      'npx',
      '--yes',
      readPins().packageManager,
      '--ignore-workspace',
      'install',
      '--ignore-scripts',
      '--dir',
      folder,
    ],
    run: inBin,
  },
  yarn: {
    files: (registry) => ({
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
      ].join('\n'),
    }),
    install: () => [process.execPath, yarn, 'install', '--no-immutable'],
    run: (_folder, command) => [process.execPath, yarn, ...command],
  },
  bun: {
    files: (registry) => ({ 'bunfig.toml': `[install]\nregistry = "${registry}"\n` }),
    install: () => ['npx', '--yes', 'bun@1.4.5', 'install', '--ignore-scripts'],
    run: inBin,
  },
}

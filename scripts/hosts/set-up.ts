import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../workspace/run-check'
import type { BrowserName } from './browsers/open-tab'

/** Who installs the packages of a page, and runs what they have in `bin`. */
export type Installer = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** A page of a host, with the tools that it is built by. A file in `set-ups` exports one as `setUp`. */
export interface SetUp {
  /** As the file is named: `vite-8`. */
  readonly name: string
  readonly installer: Installer
  /** What the page installs besides our packages, with exact versions, by name. */
  readonly packages: Readonly<Record<string, string>>
  /** Our packages that the page installs. */
  readonly ours: readonly string[]
  /** The files of the page, by their path in its folder. `package.json` is written from the above. */
  readonly files: Readonly<Record<string, string>>
  /** What builds and checks the page, one after the other: a program in `bin` of a package, and its arguments. */
  readonly commands: readonly (readonly [program: string, ...args: readonly string[]])[]
  /**
   * The folder of the built page, and the path of the page if it is not `/`; or the command of its server, which listens
   * on the port in `PORT`. Without it the commands are all that is tried: a test runner, a compiler.
   */
  readonly served?:
    | { readonly folder: string; readonly path?: string }
    | { readonly command: readonly [program: string, ...args: readonly string[]] }
  /** What shows the page. Default: `chromium`. */
  readonly browser?: BrowserName
  /** Fields of the page's `package.json`: `{ browserslist: 'defaults' }`. */
  readonly manifest?: Readonly<Record<string, unknown>>
  /** Environment of the commands and, with `NODE_ENV`, of the server. Default of the server's: `production`. */
  readonly env?: Readonly<Record<string, string>>
  /** A sentence for the table: why it is not the newest release, or what is not tried. */
  readonly note?: string
  /** Whether `npm run test:all` tries it. */
  readonly inSample?: boolean
}

const folder = join(import.meta.dirname, 'set-ups')

/** All set-ups, by name. */
export async function listSetUps(): Promise<readonly SetUp[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const all: SetUp[] = []
  for (const file of files.sort()) {
    const { setUp }: { readonly setUp: SetUp } = await import(join(folder, file))
    if (setUp.name !== file.slice(0, -3)) throw new Error(`The set-up in ${file} is named ${setUp.name}.`)
    all.push(setUp)
  }
  return all
}

/** Chooses by names; without names, all of them or the sample. Throws if there is none of a name. */
export function chooseSetUps(
  all: readonly SetUp[],
  names: readonly string[],
  isSample: boolean,
): readonly SetUp[] {
  const missing = names.find((name) => !all.some((one) => one.name === name))
  if (missing !== undefined)
    throw new Error(`There is no set-up "${missing}". There are: ${all.map(({ name }) => name).join(', ')}`)
  if (names.length > 0) return all.filter(({ name }) => names.includes(name))
  return isSample ? all.filter(({ inSample }) => inSample) : all
}

/** The text of a file of the repository. */
export const textOf = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8')

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A failure that the reader can act on. Only its message is printed, without a stack. */
export class SetUpFailure extends Error {}

/** Runs a program's main function. Failures print a sentence and set exit code 1. */
export async function runOrExplain(main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    if (!(error instanceof SetUpFailure)) {
      process.stderr.write(
        'This is a fault of the script itself; run it with LATCHKEY_TRACE=1 to see where.\n',
      )
      if (process.env.LATCHKEY_TRACE) process.stderr.write(`${error.stack}\n`)
    }
    process.exit(1)
  }
}

export const say = (line) => process.stdout.write(`${line}\n`)

/** Absolute path of the repository. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** `>=20.19` in `engines` and `pnpm@10.34.9` in `packageManager`, as `node` and `packageManager`. */
export function readPins(root = repositoryRoot) {
  const { engines, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { node: engines.node.replace('>=', ''), packageManager }
}

/**
 * Runs a command and collects its output, which `onLine` gets line by line. Never rejects: a command that
 * cannot be started has code 127 and the reason in its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string, seconds?: number }>}
 */
export function runCommand(command, args, { cwd, env = {}, onLine } = {}) {
  return new Promise((resolve) => {
    const started = Date.now()
    const chunks = []
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const keep = (chunk) => chunks.push(chunk)
    // The child process ends with this program, also after a signal.
    const end = () => child.kill()
    process.once('exit', end)
    const finish = (code) => {
      process.off('exit', end)
      resolve({
        code,
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (Date.now() - started) / 1000,
      })
    }
    child.stdout.on('data', keep)
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      keep(Buffer.from(`${command} could not be started: ${error.message}\n`))
      finish(127)
    })
    child.on('close', (code, signal) => finish(code ?? (signal ? 128 : 1)))
  })
}

/** The last lines of an output, for reports of failures. */
export function tailOf(output, lines = 40) {
  return output.trimEnd().split('\n').slice(-lines).join('\n')
}

/** `true` when `version` ("v20.20.2") is at least `wanted` ("20.19"). */
function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

/** Throws if Node is too old. */
export function checkNode(wanted, version = process.version) {
  if (isAtLeast(version, wanted)) return
  throw new SetUpFailure(`Latchkey needs Node ${wanted} or newer; this is ${version}. Install a newer Node.`)
}

const stampPath = (root) => join(root, 'node_modules', '.cache', 'latchkey-install')

/** A digest of what an installation depends on: the lockfile, the workspace file and Node's major version. */
function fingerprint(root) {
  const hash = createHash('sha256').update(process.version.split('.')[0])
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

export function isInstalled(root) {
  const stamp = stampPath(root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)
}

/** Installs exactly the lockfile, without install scripts, unless it is installed already. */
export async function install(root, packageManager, say, run = runCommand) {
  if (isInstalled(root)) return say('packages: up to date')
  say(`packages: installing from the lockfile with ${packageManager} (install scripts off)`)
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--ignore-scripts']
  const { code, output, seconds } = await run('npx', args, { cwd: root })
  if (code !== 0) {
    throw new SetUpFailure(
      `${tailOf(output, 12)}\n\nThe packages could not be installed. Check that the npm registry can be reached, then try again.`,
    )
  }
  const stamp = stampPath(root)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint(root))
  say(`packages: installed in ${seconds.toFixed(1)} s`)
}

/** Checks Node and installs the packages, before any program starts. */
export async function setUp(say) {
  const { node, packageManager } = readPins()
  checkNode(node)
  await install(repositoryRoot, packageManager, say)
}

/** Builds the packages and the page of the demo, if they are out of date. */
export async function build(root, say) {
  say('build: packages and the page that changed; all of them take a few minutes')
  const { code, output, seconds } = await runCommand(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--playground'],
    { cwd: root, onLine: (line) => line.startsWith('built ') && say(`build: ${line}`) },
  )
  if (code !== 0) throw new SetUpFailure(`${tailOf(output)}\n\nThe build failed; the lines above say where.`)
  say(`build: ${output.trimEnd().split('\n').at(-1)} (${seconds.toFixed(1)} s)`)
}

import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand, SetUpFailure, setUp, tailOf } from './prepare.mjs'

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const usualPaths = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The name of Debian's package and of its program. */
const HEADLESS_PACKAGE = 'chromium-headless-shell'

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (names, { PATH = '' }) =>
  names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder || '.', name)))

/** Path of the first of these programs. Throws if there is none, with Debian's package that has it. */
export function findProgram(names, debianPackage, env = process.env) {
  const found = onPath(names, env).find(isExecutable)
  if (found) return found
  throw new SetUpFailure(
    `This needs ${names.join(' or ')}: install the package "${debianPackage}" of Debian.`,
  )
}

/** Path of a Chromium, or `undefined`. `CHROMIUM_PATH` takes precedence and must exist. */
export function findChromium(env = process.env) {
  if (!env.CHROMIUM_PATH) return [...onPath(namesOnPath, env), ...usualPaths].find(isExecutable)
  if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
  throw new SetUpFailure(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program that can be run.`)
}

const findShell = (env = process.env) => onPath([HEADLESS_PACKAGE], env).find(isExecutable)

/**
 * Path of the browser for tests without a window: Debian's headless build of Chromium, which takes two thirds
 * of the processor time, or the full browser if that is missing or `CHROMIUM_PATH` is set.
 */
export function findHeadlessChromium(env = process.env) {
  return env.HEADLESS_CHROMIUM_PATH ?? (env.CHROMIUM_PATH ? undefined : findShell(env)) ?? findChromium(env)
}

/**
 * Whether apt-get can install `chromium`: on Debian and its derivatives. Ubuntu's wrapper package works too.
 */
function mayInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
}

const BY_HAND = 'install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH to one.'

/** Finds a Chromium for the browser tests, or installs Debian's if possible. */
export async function ensureChromium(
  say,
  { find = findChromium, allowed = mayInstall, run = runCommand } = {},
) {
  if (!find()) {
    if (!allowed()) throw new SetUpFailure(`The tests need a Chromium: ${BY_HAND}`)
    const failure = await installPackage('chromium', say, run)
    if (failure || !find())
      throw new SetUpFailure(`${failure ?? 'apt-get installed none.'} By hand: ${BY_HAND}`)
  }
  say(`browser: ${find()}`)
  return find()
}

/** Finds or installs the headless build. Without it the tests run in `chromium`, more slowly. */
export async function ensureHeadlessChromium(
  say,
  chromium,
  { env = process.env, find = findShell, allowed = mayInstall, run = runCommand } = {},
) {
  if (env.CHROMIUM_PATH) return chromium
  if (!find() && allowed() && (await installPackage(HEADLESS_PACKAGE, say, run)))
    say(`browser: ${HEADLESS_PACKAGE} could not be installed; the tests run in ${chromium}`)
  return find() ?? chromium
}

/** Installs a package. Returns the failed step with apt-get's output; `undefined` on success. */
async function installPackage(name, say, run) {
  say(`browser: installing the package "${name}" with apt-get`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', args, { env })
    if (code !== 0) return `${tailOf(output, 8)}\n\napt-get ${args[0]} failed.`
  }
  return undefined
}

/** Sets up what tests need and returns the environment variables with which they find it. */
export async function setUpTests(say) {
  await setUp(say)
  const chromium = await ensureChromium(say)
  const headless = await ensureHeadlessChromium(say, chromium)
  return {
    CHROMIUM_PATH: chromium,
    HEADLESS_CHROMIUM_PATH: headless,
    NO_COLOR: '1',
  }
}

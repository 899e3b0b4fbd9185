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

/** Debian's package and its program. */
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

/** Path of a Chromium, or `undefined`. `CHROMIUM_PATH` wins and must be right. */
export function findChromium(env = process.env) {
  if (!env.CHROMIUM_PATH) return [...onPath(namesOnPath, env), ...usualPaths].find(isExecutable)
  if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
  throw new SetUpFailure(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program that can be run.`)
}

const findShell = (env = process.env) => onPath([HEADLESS_PACKAGE], env).find(isExecutable)

/**
 * Path of the browser for tests that need no window: Debian's headless build of the same Chromium, which takes two
 * thirds of the processor time, or the whole browser where that is missing or `CHROMIUM_PATH` names one.
 */
export function findHeadlessChromium(env = process.env) {
  return env.HEADLESS_CHROMIUM_PATH ?? (env.CHROMIUM_PATH ? undefined : findShell(env)) ?? findChromium(env)
}

/** Debian and its children install `chromium` as a real package; Ubuntu's is a wrapper that works as well. */
function mayInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
}

const BY_HAND = 'install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH to one.'

/** Finds a Chromium for the browser tests, or installs Debian's where that is possible. */
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

/** Finds or installs the headless build; without one the tests run in `chromium`, only slower. */
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

/** What apt-get said and a sentence on the step that failed; nothing when the package is installed. */
async function installPackage(name, say, run) {
  say(`browser: installing the package "${name}" with apt-get`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', args, { env })
    if (code !== 0) return `${tailOf(output, 8)}\n\napt-get ${args[0]} failed.`
  }
  return undefined
}

/** Sets up what tests need; returns the environment in which they find it. */
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

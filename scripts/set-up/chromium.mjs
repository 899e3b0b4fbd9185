import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand, SetUpFailure, tailOf } from './prepare.mjs'

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const usualPlaces = [
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

/** Path of a Chromium, or `undefined`. `CHROMIUM_PATH` wins and must be right. */
export function findChromium(env = process.env, places = usualPlaces) {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new SetUpFailure(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program that can be run.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...places].find(isExecutable)
}

/**
 * Path of the browser for tests that need no window: Debian's headless build of the same Chromium, which takes two
 * thirds of the processor time, or the whole browser where that is missing or `CHROMIUM_PATH` names one.
 */
export function findHeadlessChromium(env = process.env) {
  return env.HEADLESS_CHROMIUM_PATH ?? (env.CHROMIUM_PATH ? undefined : findShell(env)) ?? findChromium(env)
}

function findShell(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, HEADLESS_PACKAGE)).find(isExecutable)
}

/** Debian and its children install `chromium` as a real package; Ubuntu's is a wrapper that works as well. */
function mayInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Finds a Chromium for the browser tests, or installs Debian's where that is possible. */
export async function ensureChromium(
  say,
  { find = findChromium, allowed = mayInstall, run = runCommand } = {},
) {
  const found = find()
  if (found) {
    say(`browser: ${found}`)
    return found
  }
  if (!allowed()) {
    throw new SetUpFailure(
      'The tests need a Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH to one.',
    )
  }
  say('browser: none found, installing the package "chromium" with apt-get')
  const failure = await installPackage('chromium', run)
  if (failure) {
    throw new SetUpFailure(`${failure} Install the package "chromium" by hand, or set CHROMIUM_PATH to one.`)
  }
  const installed = find()
  if (!installed)
    throw new SetUpFailure('apt-get installed no Chromium that can be found. Set CHROMIUM_PATH to one.')
  say(`browser: ${installed}`)
  return installed
}

/** Finds or installs the headless build; without one the tests run in `chromium`, only slower. */
export async function ensureHeadlessChromium(
  say,
  chromium,
  { env = process.env, find = findShell, allowed = mayInstall, run = runCommand } = {},
) {
  if (env.CHROMIUM_PATH) return chromium
  const found = find()
  if (found) return found
  if (!allowed()) return chromium
  say(`browser: installing the package "${HEADLESS_PACKAGE}" with apt-get, which makes the tests faster`)
  const failure = await installPackage(HEADLESS_PACKAGE, run)
  if (failure) say(`browser: ${HEADLESS_PACKAGE} could not be installed; the tests run in ${chromium}`)
  return find() ?? chromium
}

/** What apt-get said and a sentence on the step that failed; nothing when the package is installed. */
async function installPackage(name, run) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', args, { env })
    if (code !== 0) return `${tailOf(output, 8)}\n\napt-get ${args[0]} failed.`
  }
  return undefined
}

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
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]
  for (const args of steps) {
    const { code, output } = await run('apt-get', args, { env })
    if (code === 0) continue
    throw new SetUpFailure(
      `${tailOf(output, 8)}\n\napt-get ${args[0]} failed. Install the package "chromium" by hand, or set CHROMIUM_PATH to one.`,
    )
  }
  const installed = find()
  if (!installed)
    throw new SetUpFailure('apt-get installed no Chromium that can be found. Set CHROMIUM_PATH to one.')
  say(`browser: ${installed}`)
  return installed
}

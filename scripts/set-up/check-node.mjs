import { SetUpFailure } from './failure.mjs'

/** `true` when `version` ("v20.20.2") is at least `wanted` ("20.19"). */
export function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

/** Refuses a Node that is too old, before anything else is tried. */
export function checkNode(wanted, version = process.version) {
  if (isAtLeast(version, wanted)) return
  throw new SetUpFailure(`Latchkey needs Node ${wanted} or newer; this is ${version}. Install a newer Node.`)
}

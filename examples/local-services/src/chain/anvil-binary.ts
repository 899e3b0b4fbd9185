import { createRequire } from 'node:module'
import { AnvilMissingError } from '../errors'

const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * The path of the native program. The package's `bin.mjs` would be a second process, and it does not forward
 * every signal. Throws `AnvilMissingError`.
 */
export function anvilBinary(): string {
  const { platform, arch } = process
  const program = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  try {
    // Resolved from the wrapper, because the platform's package is a dependency of the wrapper alone.
    return createRequire(wrapper).resolve(`@foundry-rs/anvil-${platform}-${PROCESSORS[arch]}/bin/${program}`)
  } catch (cause) {
    throw new AnvilMissingError(platform, arch, { cause })
  }
}

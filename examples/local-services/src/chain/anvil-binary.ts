import { createRequire } from 'node:module'
import { AnvilMissingError } from '../errors'

const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * The path of the program itself. The package's own `bin.mjs` would be one more process to stop,
 * and does not hand on every signal. Throws `AnvilMissingError`.
 */
export function anvilBinary(): string {
  const { platform, arch } = process
  const program = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  try {
    // The platform's package is a dependency of the wrapper, so only the wrapper can see it.
    return createRequire(wrapper).resolve(`@foundry-rs/anvil-${platform}-${PROCESSORS[arch]}/bin/${program}`)
  } catch (cause) {
    throw new AnvilMissingError(platform, arch, { cause })
  }
}

import { type LatchkeyError, ViewLoadError } from '@latchkey/kernel'
import { safeGet } from './error-layers'

/** What Chromium, Firefox and WebKit say of `import()`, and Vite, webpack, Rspack and Turbopack of a file that is missing. */
const messages =
  /dynamically imported module|importing a module script failed|unable to preload css|(loading|load) (css )?chunk /i

/**
 * Returns the error for code of the page that could not be loaded: the device is offline, or the site was deployed anew.
 * `undefined` for every other error.
 * @param layers the error and all errors nested in it, outermost first
 */
export function loadFailureOf(layers: readonly unknown[]): LatchkeyError | undefined {
  const isLoadFailure = layers.some((layer) => {
    const [name, message] = [safeGet(layer, 'name'), safeGet(layer, 'message')]
    return name === 'ChunkLoadError' || (typeof message === 'string' && messages.test(message))
  })
  return isLoadFailure ? new ViewLoadError('import', layers[0]) : undefined
}

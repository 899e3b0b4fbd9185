type BufferModule = typeof import('buffer/index.js')

// The file and not the name: bundlers and Node take the name for Node's own module.
const loadBuffer = (): Promise<BufferModule> => import('buffer/index.js')

/**
 * The library writes and reads what a wallet is granted together with a signature (ERC-5573) by Node's `Buffer`, also when
 * the wallet replies. Browsers have none, so it becomes a global of the page, where the page has not set one itself.
 * @param load a CommonJS file, whose exports esbuild and Vite's development server give in `default` alone
 */
export async function provideBuffer(
  load: () => Promise<BufferModule | { readonly default: BufferModule }> = loadBuffer,
): Promise<void> {
  if (hasBuffer()) return
  const loaded = await load()
  const { Buffer } = 'Buffer' in loaded ? loaded : loaded.default
  // A `Buffer` that the page has set stays. Not enumerable, as in Node.
  if (!hasBuffer())
    Object.defineProperty(globalThis, 'Buffer', { value: Buffer, writable: true, configurable: true })
}

const hasBuffer = (): boolean => Reflect.get(globalThis, 'Buffer') !== undefined

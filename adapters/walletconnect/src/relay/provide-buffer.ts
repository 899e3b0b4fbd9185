/**
 * The library writes and reads what a wallet is granted together with a signature (ERC-5573) by Node's `Buffer`, also when
 * the wallet replies. Browsers have none, so it becomes a global of the page, where the page has not set one itself.
 */
export async function provideBuffer(): Promise<void> {
  if ('Buffer' in globalThis) return
  // The file and not the name: bundlers and Node take the name for Node's own module.
  const { Buffer } = await import('buffer/index.js')
  // A `Buffer` that the page has set stays. Not enumerable, as in Node.
  if (!('Buffer' in globalThis))
    Object.defineProperty(globalThis, 'Buffer', { value: Buffer, writable: true, configurable: true })
}

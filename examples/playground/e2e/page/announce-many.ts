export interface ManyWallets {
  readonly count: number
  /** Announces each wallet in its own task, as extensions do, or all in one. */
  readonly oneByOne: boolean
}

/** Announces `Wallet 1`, `Wallet 2`…, whose providers record requests. Uses nothing outside itself. */
export async function announceMany({ count, oneByOne }: ManyWallets): Promise<void> {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const asked: string[] = []
  Object.assign(globalThis, { askedOfMany: asked })
  /** Long enough for the list to re-render. */
  const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, 120))
  // A message port, because nested timers wait for at least 4 ms.
  const { port1, port2 } = new MessageChannel()
  const nextTask = (): Promise<void> =>
    new Promise((resume) => {
      port1.onmessage = () => resume()
      port2.postMessage(undefined)
    })
  for (let index = 1; index <= count; index += 1) {
    const name = `Wallet ${index}`
    const uuid = `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`
    const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
      asked.push(name)
      if (method === 'eth_chainId') return '0x1'
      return ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
    }
    const provider = { request, on: () => undefined, removeListener: () => undefined }
    const detail = Object.freeze({ info: { uuid, name, icon, rdns: `example.wallet-${index}` }, provider })
    const say = (): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', say)
    say()
    if (oneByOne) await (index % 100 === 0 ? pause() : nextTask())
  }
}

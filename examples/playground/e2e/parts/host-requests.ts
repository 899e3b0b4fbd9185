import type { Page } from '@playwright/test'
import type { Address } from 'viem'

/** A request of the host's page to the connected wallet. */
export type HostRequest = 'message' | 'typed data' | 'transaction'

export const typedData = {
  domain: { name: 'Latchkey', version: '1', chainId: 1 },
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  primaryType: 'Mail',
  message: { contents: 'Hello' },
} as const

/** Sends a request and returns a function that resolves with its result, or with the error's code. */
export async function sendHostRequest(
  page: Page,
  request: HostRequest,
  to?: Address,
): Promise<() => Promise<string>> {
  const asked = await page.evaluateHandle(
    ({ wanted, recipient, data }) => {
      const run = async (): Promise<string> => {
        const { evm, session } = window.latchkey.plugins
        if (wanted === 'typed data') {
          const account = session.active()?.account.address
          const { domain, types, primaryType, message } = data
          const params = [account, JSON.stringify({ domain, types, primaryType, message })]
          return String(await session.provider()?.request({ method: 'eth_signTypedData_v4', params }))
        }
        const client = await evm.walletClient()
        if (wanted === 'message') return client.signMessage({ message: 'Hello from Latchkey' })
        const { account, chain = null } = client
        return client.sendTransaction({ account, chain, to: recipient, value: 10n ** 18n })
      }
      // Wrapped in an object, because `evaluateHandle` would await a promise.
      return { answer: run().catch((error) => String(codeOf(error))) }
      function codeOf(error: unknown): unknown {
        for (
          let layer = error;
          typeof layer === 'object' && layer !== null;
          layer = Reflect.get(layer, 'cause')
        )
          if (typeof Reflect.get(layer, 'code') === 'string') return Reflect.get(layer, 'code')
        return error
      }
    },
    { wanted: request, recipient: to, data: typedData },
  )
  return () => asked.evaluate(({ answer }) => answer)
}

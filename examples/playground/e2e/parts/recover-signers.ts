import type { Page } from '@playwright/test'
import { type Address, type Hex, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import type { TestServers } from '../servers/servers'

/** How the page sends the request: by its button, by viem's client, or by the EIP-1193 provider. */
export type Path = 'hook' | 'client' | 'provider'

export const MESSAGE = 'Hello from Latchkey'

export const typedDataOn = (chainId: number) =>
  ({
    domain: { name: 'Latchkey', version: '1', chainId },
    types: { Mail: [{ name: 'contents', type: 'string' }] },
    primaryType: 'Mail',
    message: { contents: 'Hello' },
  }) as const

/** The result of the page's provider, or the code of the error. */
export async function request(page: Page, method: string, params: readonly unknown[]): Promise<unknown> {
  return page.evaluate(
    async (args) => {
      try {
        return await window.latchkey.plugins.session.provider()?.request(args)
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined
        return `${Reflect.get(Object(cause), 'code')}`
      }
    },
    { method, params },
  )
}

/** Signs a message and recovers the signer. The provider gets no account. */
export async function messageSigner(page: Page, path: Path): Promise<Address> {
  const signature = await signMessage(page, path)
  return recoverMessageAddress({ message: MESSAGE, signature })
}

async function signMessage(page: Page, path: Path): Promise<Hex> {
  if (path === 'provider') return toHex(await request(page, 'personal_sign', [MESSAGE]))
  if (path === 'client')
    return page.evaluate(async (message) => {
      const client = await window.latchkey.plugins.evm.walletClient()
      return client.signMessage({ message })
    }, MESSAGE)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  const output = page.getByTestId('signature')
  await output.filter({ hasText: /^0x[\da-f]{130}$/ }).waitFor()
  return toHex(await output.textContent())
}

/** Signs typed data of a chain and recovers the signer. The provider gets no account. */
export async function typedDataSigner(
  page: Page,
  path: 'client' | 'provider',
  chainId: number,
): Promise<Address> {
  const data = typedDataOn(chainId)
  const signature =
    path === 'provider'
      ? await request(page, 'eth_signTypedData_v4', [JSON.stringify(data)])
      : await page.evaluate(async (typedData) => {
          const client = await window.latchkey.plugins.evm.walletClient()
          return client.signTypedData(typedData)
        }, data)
  return recoverTypedDataAddress({ ...data, signature: toHex(signature) })
}

/** Sends a transaction and reads its sender from the chain. The page names neither account nor chain. */
export async function transactionSender(
  page: Page,
  { gateway }: TestServers,
  path: 'client' | 'provider',
  chainId: number,
): Promise<unknown> {
  const to = '0x000000000000000000000000000000000000dEaD'
  const hash =
    path === 'provider'
      ? await request(page, 'eth_sendTransaction', [{ to, value: '0x1' }])
      : await page.evaluate(async (receiver) => {
          const client = await window.latchkey.plugins.evm.walletClient()
          return client.sendTransaction({ to: receiver, value: 1n })
        }, to as Address)
  const answer = await fetch(`${gateway.url}/rpc/${chainId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionByHash', params: [hash] }),
  })
  const { result } = await answer.json()
  return result?.from ?? hash
}

function toHex(value: unknown): Hex {
  return `0x${String(value).replace(/^0x/, '')}`
}

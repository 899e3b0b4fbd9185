import type { SiweConfig } from '@latchkey/siwx'

interface ServerSession {
  readonly session: { readonly accountAddress: string; readonly networkId: string } | null
}

/** What a page of an earlier toolkit gives: its own calls of the sign-in server, and its own text. */
export function createSiweConfig(server: string): SiweConfig {
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(`${server}/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    async getNonce() {
      const { nonce }: { readonly nonce: string } = await (await post('nonce', {})).json()
      return nonce
    },
    createMessage: ({ domain, address, uri, chainId, nonce, iat }) =>
      [
        `${domain} wants you to sign in with your Ethereum account:`,
        address.split(':').at(-1),
        '',
        'Sign in to the playground, in the words of the page.',
        '',
        `URI: ${uri}`,
        'Version: 1',
        `Chain ID: ${chainId}`,
        `Nonce: ${nonce}`,
        `Issued At: ${iat}`,
      ].join('\n'),
    async verifyMessage({ message, signature }) {
      const { ok }: { readonly ok: boolean } = await (await post('verify', { message, signature })).json()
      return ok
    },
    async getSession() {
      const response = await fetch(`${server}/session`, { credentials: 'include' })
      const { session }: ServerSession = await response.json()
      return session && { address: session.accountAddress, chainId: Number(session.networkId.split(':')[1]) }
    },
    signOut: async () => (await post('sign-out', {})).ok,
  }
}

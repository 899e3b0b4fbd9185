import { createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { type Connector, sessionContract } from '@latchkey/session/contract'
import { offchainForms } from '@latchkey/session/requests'
import { readerContract, slotsReader } from '@latchkey/testing/test-support'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { solanaMainnet } from './networks'
import { solana } from './plugin'
import { ADDRESS, MAINNET, OTHER_ADDRESS } from './test-support/fake-wallet'

const signature = '5'.repeat(87)

/** A wallet that is reached over a relay: it answers requests by method name. */
function elsewhere(answer: unknown) {
  const asked: unknown[] = []
  const connector: Connector = {
    id: 'relay',
    traits: { id: 'relay', name: 'Relay', kind: 'external', namespaces: ['solana'], approval: 'wallet' },
    connect: async () => ({
      accounts: [{ namespace: 'solana', address: ADDRESS }],
      networkIds: { solana: MAINNET },
    }),
    reconnect: async () => undefined,
    disconnect: async () => undefined,
    request: async ({ method, params, networkId }) => {
      asked.push({ method, params, networkId })
      return answer
    },
    subscribe: () => undefined,
  }
  return { asked, connector }
}

async function signOver(answer: unknown, text = 'Grüße') {
  const { asked, connector } = elsewhere(answer)
  const { latchkey } = createTestLatchkey({
    plugins: [session({ connectors: [connector] }), slotsReader(), solana({ networks: [solanaMainnet] })],
  })
  latchkey.start()
  const api = latchkey.get(sessionContract)
  await api.connect('relay')
  const target = api.active('solana')
  const [adapter] = latchkey.get(readerContract).adapters()
  if (!target || !adapter) throw new Error('not connected')
  const { sign } = await adapter.capabilities()
  return {
    asked,
    sign: () => sign?.message(text, target),
    signText: () => sign?.signedMessage?.(text, target),
  }
}

test('sign: the same for a wallet behind another connector: base58 of UTF-8', async () => {
  const { asked, sign } = await signOver({ signature })
  expect(await sign()).toBe(signature)
  expect(asked).toEqual([
    {
      method: 'solana_signMessage',
      params: { message: bs58.encode(new TextEncoder().encode('Grüße')), pubkey: ADDRESS },
      networkId: MAINNET,
    },
  ])
})

const APPLICATION = new Uint8Array(32).fill(9)
/** Off-chain messages in base58: of version 0 with each header and format, and last of version 1. */
const formsOf = (text: string, signer: string = ADDRESS): readonly string[] =>
  offchainForms(new TextEncoder().encode(text), bs58.decode(signer), [APPLICATION]).map((form) =>
    bs58.encode(form),
  )

test('sign: every form of an off-chain message is a signature of the text, and what was signed is handed on', async () => {
  const forms = formsOf('Grüße')
  expect(forms).toHaveLength(10)
  for (const signedMessage of forms) {
    const { sign, signText } = await signOver({ signature, signedMessage })
    expect(await sign()).toBe(signature)
    expect(await signText()).toEqual({ signature, signedMessage })
  }
  const { signText } = await signOver({
    signature,
    signedMessage: bs58.encode(new TextEncoder().encode('Grüße')),
  })
  expect(await signText()).toEqual({ signature })
})

test.each([
  ['another text', formsOf('Grüßen')],
  ['another signer', formsOf('Grüße', OTHER_ADDRESS).slice(1)],
])('sign: a signature over an off-chain message of %s is none of the text', async (_what, forms) => {
  for (const signedMessage of forms.filter((form) => !formsOf('Grüße').includes(form))) {
    const { sign } = await signOver({ signature, signedMessage })
    await expect(sign()).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  }
})

test.each([
  ['nothing', undefined],
  ['a text', signature],
  ['what is no base58', { signature: '0'.repeat(88) }],
  ['what is too short', { signature: '5'.repeat(40) }],
  ['a signature of something else', { signature, signedMessage: 'abc' }],
])('sign: %s is no signature', async (_what, answer) => {
  const { sign } = await signOver(answer)
  await expect(sign()).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
})

test('sign: a text of 16 kB is signed, and a longer one is refused before the wallet is called', async () => {
  const longest = await signOver({ signature }, 'a'.repeat(16_384))
  expect(await longest.sign()).toBe(signature)
  const { asked, sign } = await signOver({ signature }, 'a'.repeat(16_385))
  await expect(sign()).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect(asked).toEqual([])
})

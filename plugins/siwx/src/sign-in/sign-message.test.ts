import { expect, test } from 'vitest'
import type { SignedMessage } from '../backend/backend'
import { createFakeServer, openSiwx } from '../test-support/open-siwx'

test.each([[undefined], ['3yZe7d']])(
  'sign-in: the backend gets what the wallet signed: %s, or the text itself',
  async (signedMessage) => {
    const server = createFakeServer()
    const added: SignedMessage[] = []
    const backend = {
      ...server,
      add: (signed: SignedMessage) => {
        added.push(signed)
        return server.add(signed)
      },
    }
    const page = openSiwx({ backend }, { signedMessage })
    await page.connect()
    await page.api.sign()
    expect(added).toHaveLength(1)
    expect(added[0]).toMatchObject({ text: page.prompts[0], signature: '0x01' })
    expect(added[0]?.signedMessage).toBe(signedMessage)
  },
)

import * as v from 'valibot'

/** The steps by which a user proves to own an email address. */
export interface CodeService {
  /** `device`: this browser is new to the address, and a link was sent; else a code was. */
  start(email: string, deviceId: string): Promise<'device' | 'code'>
  /** Resolves when the link was opened; a code was sent then. */
  waitForDevice(email: string, deviceId: string): Promise<void>
  /** Rejects with a sentence for the user when the code is wrong or has expired. */
  confirm(email: string, deviceId: string, code: string): Promise<void>
}

const POLL_MS = 500

const stepSchema = v.object({ step: v.picklist(['device', 'code']) })
const errorSchema = v.object({ error: v.string() })

/** Uses the server that served this page. */
export function createCodeService(): CodeService {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer
    throw new Error(v.is(errorSchema, answer) ? answer.error : 'An error occurred')
  }
  return {
    start: async (email, deviceId) =>
      v.parse(stepSchema, await post('/login/start', { email, deviceId })).step,
    async waitForDevice(email, deviceId) {
      for (;;) {
        const { step } = v.parse(stepSchema, await post('/login/step', { email, deviceId }))
        if (step === 'code') return
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
    async confirm(email, deviceId, code) {
      await post('/login/confirm', { email, deviceId, code })
    },
  }
}

import * as v from 'valibot'
import { postJson } from './post-json'

/**
 * The steps by which a user proves to own an email address. With `changeTo` the code is for making that the address of
 * the wallet, else for a login; it is good for that alone, and the mail says so.
 */
export interface CodeService {
  /** `device`: this browser is new to the address, and a link was sent; else a code was. */
  start(email: string, deviceId: string, changeTo?: string): Promise<'device' | 'code'>
  /** Resolves when the link was opened; a code was sent then. */
  waitForDevice(email: string, deviceId: string): Promise<void>
  /** Rejects with a sentence for the user when the code is wrong or has expired. */
  confirm(email: string, deviceId: string, code: string, changeTo?: string): Promise<void>
}

const POLL_MS = 500

const stepSchema = v.object({ step: v.picklist(['device', 'code']) })

/** Uses the server that served this page. */
export function createCodeService(): CodeService {
  return {
    start: async (email, deviceId, changeTo) =>
      v.parse(stepSchema, await postJson('/login/start', { email, deviceId, changeTo })).step,
    async waitForDevice(email, deviceId) {
      for (;;) {
        const { step } = v.parse(stepSchema, await postJson('/login/step', { email, deviceId }))
        if (step === 'code') return
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
    async confirm(email, deviceId, code, changeTo) {
      await postJson('/login/confirm', { email, deviceId, code, changeTo })
    },
  }
}

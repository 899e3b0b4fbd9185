import * as v from 'valibot'
import { postJson } from './post-json'

/**
 * Verifies that the user owns an email address. A code with `changeTo` is valid only for changing the wallet's address to
 * `changeTo`; a code without it is valid only for a login. The mail says which of the two it is for.
 */
export interface CodeService {
  /**
   * Sends a mail. Resolves with `device` if the mail has a link because this browser is new to the address,
   * else with `code`.
   */
  start(email: string, deviceId: string, changeTo?: string): Promise<'device' | 'code'>
  /** Resolves when the user has opened the link. A code has then been sent. */
  waitForDevice(email: string, deviceId: string): Promise<void>
  /** Rejects with a sentence for the user if the code is wrong or has expired. */
  confirm(email: string, deviceId: string, code: string, changeTo?: string): Promise<void>
}

const POLL_MS = 500

const stepSchema = v.object({ step: v.picklist(['device', 'code']) })

/** Creates a client of the server that served this page. */
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

import type { Clock } from '@latchkey/kernel'
import { within } from '../within'
import type { SdkCore } from './sdk'

/**
 * How long a code or a request waits for the word of the verify host. The library itself would wait 5 s, and with it
 * the visitor. The wallet only shows less about the page without it.
 */
export const ATTESTATION_LIMIT_MS = 300

/** A host that was late or failed once is not asked again by this page. With `verify` off it is never asked. */
export function hurryAttestation(core: SdkCore, clock: Clock, verify: boolean): void {
  const { verify: verifier } = core
  const register = verifier.register.bind(verifier)
  let isPrompt = verify
  verifier.register = async (message) => {
    if (!isPrompt) return undefined
    try {
      const answer = register(message)
      return (await within(clock, ATTESTATION_LIMIT_MS, answer, () => new Error('Late'))) || undefined
    } catch {
      isPrompt = false
      return undefined
    }
  }
}

import type { Say } from '../copy/say'
import { AddressTakenError, type Vault, type VaultUser } from '../vault'
import { WalletError } from '../wallet-error'
import type { CodeService } from './code-service'

/**
 * Changes the user's email address. The code of the current address is confirmed first, then the code of the
 * new one.
 */
export interface EmailChange {
  /** Cancels an earlier change. Throws if the user has not logged in by email. */
  start(user: VaultUser, next: string): Promise<void>
  confirmPrimary(user: VaultUser, code: string): Promise<void>
  /** Resolves with the new email address. */
  confirmSecondary(user: VaultUser, code: string): Promise<string>
  cancel(): void
}

interface Started {
  readonly userId: string
  readonly next: string
  readonly isPrimaryConfirmed: boolean
}

export function createEmailChange({
  vault,
  codes,
  say,
}: {
  readonly vault: Vault
  readonly codes: CodeService
  readonly say: Say
}): EmailChange {
  let change: Started | undefined
  /** Returns the change that this user has started. Throws if there is none. */
  const requireChange = ({ id }: VaultUser): Started => {
    if (change?.userId !== id) throw new WalletError(-32000, 'Type your new email address first')
    return change
  }
  const requireStill = (started: Started): void => {
    if (change !== started) throw new WalletError(-32000, 'The change was started again')
  }

  return {
    async start({ id, email }, next) {
      if (email !== id) throw new WalletError(4200, say('change.no-email'))
      await codes.start(email, await vault.deviceId(), next)
      change = { userId: id, next, isPrimaryConfirmed: false }
    },
    async confirmPrimary(user, code) {
      const started = requireChange(user)
      const { next } = started
      const device = await vault.deviceId()
      await codes.confirm(user.id, device, code, next)
      requireStill(started)
      change = { ...started, isPrimaryConfirmed: true }
      await codes.start(next, device, next)
    },
    async confirmSecondary(user, code) {
      const confirmed = requireChange(user)
      if (!confirmed.isPrimaryConfirmed)
        throw new WalletError(-32000, 'Enter the code of your present address first')
      const { next } = confirmed
      await codes.confirm(next, await vault.deviceId(), code, next)
      requireStill(confirmed)
      await vault.rename(user.id, next).catch((error: unknown) => {
        if (!(error instanceof AddressTakenError)) throw error
        throw new WalletError(-32000, say('change.taken'))
      })
      change = undefined
      return next
    },
    cancel() {
      change = undefined
    },
  }
}

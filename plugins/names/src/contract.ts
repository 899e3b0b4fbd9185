import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { ActiveTarget } from '@latchkey/session/contract'

/** What the wallet is asked to sign for. Frozen. */
export interface NameRequest {
  /** With the zone: `alice.reown.id`. */
  readonly name: string
  /** The account that gets the name, and the network on which its signature counts. */
  readonly target: ActiveTarget
}

export interface RegisteredName {
  /** With the zone. */
  readonly name: string
}

/** What the service says of a name that was typed. */
export interface NameCheck {
  readonly isTaken: boolean
  /** Names like it that are free, with the zone. */
  readonly suggestions: readonly string[]
}

/** The names of an address in the zone, with it. */
export interface OwnNames {
  readonly names: readonly string[]
}

export interface NamesState {
  /** What every name ends in: the option. */
  readonly zone: string
  /** What stands in the field, in small letters and without the zone. */
  readonly draft: string
  /** By name with the zone; forgotten when the form is left. */
  readonly checks: QueryEntries<NameCheck>
  /** By address. */
  readonly own: QueryEntries<OwnNames>
}

export interface NamesViews {
  /** What a name is for. */
  readonly ChooseAccountName: View<undefined, RegisteredName>
  /**
   * The form. `ask` resolves once the service has registered the name, and rejects with `VIEW_DISMISSED` when the user
   * leaves.
   * @example const { name } = await latchkey.ask('RegisterAccountName')
   */
  readonly RegisterAccountName: View<undefined, RegisteredName>
  /** The wallet is asked to sign, and the signature is sent to the service. */
  readonly RegisterAccountNameRequest: View<NameRequest>
  /** The name that is registered. */
  readonly RegisterAccountNameSuccess: View<RegisteredName>
}

export interface NamesContract {
  readonly id: 'names'
  readonly api: Record<never, never>
  readonly state: NamesState
  readonly events: {
    /** The service has registered the name. */
    readonly 'names:registered': { readonly request: NameRequest }
    /** The user, the wallet or the service has refused it; the user's own refusal is `USER_REJECTED`. */
    readonly 'names:failed': { readonly request: NameRequest; readonly error: unknown }
  }
  readonly views: NamesViews
}

export const namesContract: ContractToken<NamesContract> = /* @__PURE__ */ defineContract<NamesContract>(
  'names',
  1,
)

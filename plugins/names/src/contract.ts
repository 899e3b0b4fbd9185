import type { CloudContract } from '@latchkey/cloud/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget, SessionContract } from '@latchkey/session/contract'

export interface NamesOptions {
  /**
   * The parent domain of all names, without a leading dot. The service must register names in it. Default:
   * `reown.id`.
   */
  readonly zone?: string
}

/** The registration that the wallet is asked to sign. Frozen. */
export interface NameRequest {
  /** With the zone: `alice.reown.id`. */
  readonly name: string
  /** The account that gets the name, and the network on which its signature is valid. */
  readonly target: ActiveTarget
}

export interface RegisteredName {
  /** With the zone. */
  readonly name: string
}

/** The service's result for an entered name. */
export interface NameCheck {
  readonly isTaken: boolean
  /** Similar free names, with the zone. */
  readonly suggestions: readonly string[]
}

/** The names of an address in the zone, including the zone. */
export interface OwnNames {
  readonly names: readonly string[]
}

export interface NamesState {
  /** The parent domain of all names, from the options. */
  readonly zone: string
  /** The entered text in lower case, without the zone. */
  readonly draft: string
  /** By name with the zone. Cleared when the form is left. */
  readonly checks: QueryEntries<NameCheck>
  /** By address. */
  readonly own: QueryEntries<OwnNames>
}

export interface NamesViews {
  /** Explains what a name is for. */
  readonly ChooseAccountName: View<undefined, RegisteredName>
  /**
   * The form. `ask` resolves once the service has registered the name. It rejects with `VIEW_DISMISSED` when the user leaves
   * before the wallet was asked, afterwards with the request's own error: leaving ends no request that a wallet has. With
   * `NAME_UNCONFIRMED` the service may have registered it.
   * @example const { name } = await latchkey.ask('RegisterAccountName')
   */
  readonly RegisterAccountName: View<undefined, RegisteredName>
  /** A step of the form, to which it leads when a page opens it: asks the wallet to sign and sends the signature to the service. */
  readonly RegisterAccountNameRequest: View<NameRequest>
  /** Shows the registered name. */
  readonly RegisterAccountNameSuccess: View<RegisteredName>
}

export interface NamesContract {
  readonly id: 'names'
  readonly api: Record<never, never>
  readonly state: NamesState
  readonly events: {
    /** The service has registered the name. */
    readonly 'names:registered': { readonly request: NameRequest }
    /**
     * The name is not registered: the user declined it in the wallet, or it is as `outcomeAfterFailure(error)` says. With
     * `NAME_UNCONFIRMED` the service may have registered it, and `names:registered` may follow.
     */
    readonly 'names:failed': { readonly request: NameRequest; readonly error: unknown }
  }
  readonly views: NamesViews
}

export const namesContract: ContractToken<NamesContract> = /* @__PURE__ */ defineContract<NamesContract>(
  'names',
  1,
)

export type NamesContext = PluginContext<NamesContract, SessionContract | CloudContract, PortfolioContract>

import { type ContractToken, defineContract, type View } from '@latchkey/kernel'

export interface TipsState {
  /** Whole coins given so far. */
  readonly given: number
}

export interface TipsApi {
  give(coins: number): void
}

// A third party puts its scope in front: plugin `acme/tips`, view `acme/Tips`.
export interface TipsContract {
  readonly id: 'acme/tips'
  readonly api: TipsApi
  readonly state: TipsState
  readonly events: { readonly 'acme/tips:given': { readonly coins: number } }
  readonly views: { readonly 'acme/Tips': View<undefined, { readonly coins: number }> }
}

export const tipsContract: ContractToken<TipsContract> = /* @__PURE__ */ defineContract<TipsContract>(
  'acme/tips',
  1,
)

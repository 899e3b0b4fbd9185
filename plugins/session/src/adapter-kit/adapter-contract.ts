/** A minimal plugin contract, which the contract of every adapter extends. */
export interface AdapterContract {
  readonly id: string
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** The part of an adapter's contract that this folder needs. */
export interface AdapterContract {
  readonly id: string
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

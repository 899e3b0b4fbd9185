/** As much of an adapter's contract as what all of them share needs. */
export interface SomeAdapter {
  readonly id: string
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

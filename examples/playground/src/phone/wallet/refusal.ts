/** The response to a page whose request is not shown to the owner. */
export interface Refusal {
  readonly code: number
  readonly message: string
}

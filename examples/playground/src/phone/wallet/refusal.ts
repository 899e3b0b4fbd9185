/** What is answered to a page whose request is not shown to anybody. */
export interface Refusal {
  readonly code: number
  readonly message: string
}

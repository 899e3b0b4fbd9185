/** One fact that the user reads before deciding. `wide` values have lines of their own and may scroll. */
export interface PromptField {
  readonly label: string
  readonly value: string
  readonly wide?: boolean
}

export interface PromptDescription {
  readonly title: string
  readonly explanation: string
  readonly approve: string
  readonly fields: readonly PromptField[]
}

// Ways on from a view that has nothing to show. Only lazily loaded code may import it.

export { ReviewButtons, type ReviewButtonsProps } from './review-buttons'
export { ChooseNetwork, GetTokens, type GetTokensProps } from './ways-on'

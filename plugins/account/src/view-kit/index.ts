// Ways on from a view that has nothing to show. Only lazily loaded code may import it.

export {
  AfterFailedFee,
  type AfterFailedFeeProps,
  ChooseNetwork,
  GetTokens,
  type GetTokensProps,
} from './ways-on'

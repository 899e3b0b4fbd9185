/** Only the development build checks options. An unknown id in `walletFeaturesOrder` has no effect. */
export const optionChecks: object = {}

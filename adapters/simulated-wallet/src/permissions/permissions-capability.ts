/** The capability of EIP-5792 by which pages find out what can be granted. */
export const permissionsCapability = {
  supported: true,
  signerTypes: ['keys'],
  permissionTypes: ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance'],
  policyTypes: [],
} as const

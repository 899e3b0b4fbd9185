/** The namespace of a CAIP-2 network id: `eip155` of `eip155:1`. Does not check the id. */
export const namespaceOf = (networkId: string): string => networkId.replace(/:.*/, '')

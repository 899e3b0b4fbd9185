/** What a page may say; the wallet only fills in who asks and who signs. */
export interface SignInFields {
  readonly domain: string
  readonly address: string
  readonly statement?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: string | undefined
  readonly nonce?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** The text of Sign In With Solana: what is absent has no line. */
export function signInMessage(fields: SignInFields): string {
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['URI', fields.uri],
    ['Version', fields.version],
    ['Chain ID', fields.chainId],
    ['Nonce', fields.nonce],
    ['Issued At', fields.issuedAt],
    ['Expiration Time', fields.expirationTime],
    ['Not Before', fields.notBefore],
    ['Request ID', fields.requestId],
  ]
  const details = lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  if (fields.resources) details.push('Resources:', ...fields.resources.map((resource) => `- ${resource}`))
  return [
    `${fields.domain} wants you to sign in with your Solana account:\n${fields.address}`,
    ...(fields.statement ? [fields.statement] : []),
    ...(details.length > 0 ? [details.join('\n')] : []),
  ].join('\n\n')
}

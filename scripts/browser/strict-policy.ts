/** The strictest policy a page with Latchkey can be served under; `hosts` is all it may talk to, `more` its own needs. */
export function strictPolicy(
  hosts: readonly string[],
  more: readonly string[] = [],
  pictures: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Wallets announce their pictures as data URLs; those of the directory are blobs.
    // Those of tokens and people lie where the data API says.
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...hosts].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ')
}

/** The same, as far as other people's dialogs can live with it: Radix and emotion write style elements. */
export function neighbourPolicy(hosts: readonly string[]): string {
  return strictPolicy(hosts).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
}

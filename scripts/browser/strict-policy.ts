/** The strictest policy a page with Latchkey can be served under; `hosts` is all it may talk to. */
export function strictPolicy(hosts: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...hosts].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

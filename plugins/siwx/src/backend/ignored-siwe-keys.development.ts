import type { SiweConfig } from './siwe-config'

const used: readonly string[] = [
  'getNonce',
  'verifyMessage',
  'getSession',
  'signOut',
  'getMessageParams',
  'createMessage',
  'onSignIn',
  'onSignOut',
  'required',
  'enabled',
  'signOutOnDisconnect',
  'signOutOnNetworkChange',
] satisfies readonly (keyof SiweConfig)[]

/** Returns a sentence that names the keys of `siweConfig` which have no effect, or `undefined` when each of them has one. */
export function ignoredSiweKeysSentence(siweConfig: SiweConfig | undefined): string | undefined {
  const ignored = Object.entries(siweConfig ?? {}).flatMap(([key, value]) => {
    // An account switch always ends the session, so `true` needs no warning.
    const isKept = used.includes(key) || value === undefined || (key === 'signOutOnAccountChange' && value)
    return isKept ? [] : [key]
  })
  if (ignored.length === 0) return undefined
  return `siwx() ignores '${ignored.join("', '")}' of 'siweConfig'. An account switch always ends the session, and nothing is fetched at intervals.`
}

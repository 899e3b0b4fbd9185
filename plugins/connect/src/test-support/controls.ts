/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'consent/consent-guard.test.ts': [['connect-without-consent', 'consent', "kind: 'allow' as const", 'consent: without it the beforeConnect guard refuses every connect']],
  'consent/consent.test.tsx': [
    ['consent-only-shown', 'consent', '', 'consent: without it a press on a wallet only marks and focuses the checkbox'],
    ['deep-view-without-consent', 'consent', 'return <View {...props} />', 'ConnectingExternal, opened by the host, asks for it first', 'Nothing matches [part="consent-step"]'],
  ],
  'directory/wallet-directory.test.ts': [
    ['excluded-wallet-comes-back', 'directory', 'void [directory, before, filled]', 'directory: wallets with the rdns of an excluded entry'],
    ['excluded-wallet-flashes', 'directory', "return restoreStatus === 'reading' && !Object.keys(connections).length", 'excluded: no wallet is listed before'],
  ],
  'get-wallet/download-links.test.ts': [['any-place-is-a-store', 'directory', 'return [{ kind, href: link.href }]', 'download links: a store link with the host of another site is a website']],
  'get-wallet/get-wallet-views.test.tsx': [['retry-keeps-focus', 'keyboard', 'if (around instanceof HTMLElement) void around', 'get wallet: a failed directory is announced']],
  'pairing/mobile-handoff.test.tsx': [['handoff-without-a-tap', 'pairing', 'open(link)', 'mobile: waits for a tap']],
  'pairing/pairing-methods.test.ts': [['first-claimant-of-an-entry', 'impersonation', 'return row && { row, isAmbiguous: false && another }', 'findInstalledWallet: of several that match']],
  'pairing/pairing-view.test.tsx': [
    ['pairing-code-after-its-time', 'pairing', "return false ? { phase: 'expired' } : { phase: 'ready', uri: pairing.uri }", 'pairing: an expired code fades'],
    ['pairing-code-left-expired', 'pairing', '', 'pairing: a code that expires on a visible page is replaced by itself'],
  ],
  'pairing/pairing-url.test.ts': [['start-parameter-that-telegram-drops', 'pairing', 'if (!url) return undefined', 'pairing URL: a code that is longer than Telegram lets through']],
  'pairing/wallet-links.test.ts': [['handoff-unsafe-link', 'pairing', "if (text === '' && /^[^/]*:/.test(text) && !/^[^/:]*:\\/*$/.test(text) && !parseSafeUrl(text)) return undefined", 'entry "javascript:alert": is refused']],
  'wallet-list/list-directory.test.ts': [['installed-wallet-listed-again', 'directory', 'const isNew = (wallet: WalletEntry): boolean => namesakes.installedOf(wallet) !== null', 'directory: an entry with the name and a chain of an installed wallet']],
  'wallet-list/list-wallets.test.ts': [
    ['entry-hides-a-wallet-by-name', 'impersonation', 'const known = new Set([...ids, ...excluded.flatMap((one) => [...idsOfEntry(one), one.name.toLowerCase()])])', 'excluded: an entry whose name is the name or id of a listed wallet'],
    ['used-wallet-left-out', 'impersonation', 'const isKept = (row: WalletRow): boolean => !isGeneric(row) || (isUsed(row) && false)', 'a generic Browser Wallet is listed on a desktop with another wallet'],
  ],
  'wallet-list/load-connect-views.test.tsx': [
    ['list-opens-before-its-code', 'opening', 'void loadCode()', 'wallets that an outlet is listing, and the code that they need'],
    ['list-opens-before-its-wallets', 'opening', '[]', 'wallets that an outlet is listing, and the code that they need'],
    ['missed-wallets-unsaid', 'opening', 'return undefined', 'wallets whose code could not be loaded are said to be missing'],
    ['late-wallet-shown-as-skeleton', 'opening', 'void needsDirectoryList', 'the code for look-alikes is loaded when such wallets are listed after'],
  ],
  'wallet-list/namesakes.test.ts': [
    ['name-of-an-entry-unmarked', 'impersonation', 'const isOfAnother = false', 'names: an announced name takes the place of no recent wallet'],
    ['name-replaces-an-entry', 'impersonation', 'if (rdns !== undefined) return rowsOfName[0]', 'names: an announced name takes the place of no recent wallet'],
    ['recent-wallet-dropped-for-a-name', 'impersonation', 'const isKept = wallet && isOffered(wallet) && isNew(wallet)', 'names: an announced name takes the place of no recent wallet'],
  ],
  'wallet-list/narrowed-list.test.tsx': [['narrowed-list-requests-all-namespaces', 'chains', 'const namespaces = useMemo(() => (namespace === undefined ? undefined : undefined), [namespace])', 'the relay row of a list for one namespace']],
  'wallet-list/wallet-list-rows.test.tsx': [['relay-library-fetched-late', 'pairing', 'Promise.resolve().catch(() => {\nisLoading.current = false\n})', 'list: relay: focusing preloads code']],
} as const

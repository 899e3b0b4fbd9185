/**
 * The negative controls of the specs in this folder by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'hostile-wallets.spec.ts': [['wallet-requested-by-name', 'hostile-wallets', 'ctx.fill(connectors, { ...createConnector(\ntraits,\n(Reflect.get(page, traits.name) ??\n(Reflect.set(page, traits.name, provider), provider)) as UntrustedProvider,\nctx.clock,\n), claimedId: own.id })', 'hostile: a dozen at once']],
  'manifest.spec.ts': [['storage-keeps-more', 'manifest', 'pick: ({\nremembered,\nactive,\nactiveNamespace,\npreferredNetworkIds,\npreferredAccountTypes,\npendingPairing,\nwallets,\n}) => ({\nwallets,\nremembered,\nactive,\nactiveNamespace,\npreferredNetworkIds,\npreferredAccountTypes,\npendingPairing,\n})', 'manifest: a tour meets no host']],
  'missing-files.spec.ts': [['click-that-fetches-nothing-untold', 'browser-floor', '', 'missing files: a click says so where the dialog itself is gone']],
  'onramp.spec.ts': [['purchase-forgotten-on-reload', 'onramp', '', 'onramp: a purchase is waited for over a closed window and a reload']],
  'content-security-policy.spec.ts': [
    ['code-from-elsewhere', 'policy', "element.setAttribute('aria-live', 'off')\nvoid import(/* @vite-ignore */ 'https://code.example/x.js').catch(() => undefined)", 'content security policy: the list opens without a violation', 'script-src-elem https://code.example/x.js'],
    ['markup-from-text', 'policy', "element.setAttribute('aria-live', 'off')\nconst parse = (): void => { element.innerHTML = '<i></i>' }\ntry { parse() } catch {}", 'content security policy: the list opens without a violation', 'require-trusted-types-for'],
    ['style-element', 'policy', "const element = document.createElement('style')\nelement.textContent = fresh.join('')\nconst parent = root instanceof Document ? root.head : root\nparent.append(element)", 'content security policy: the list opens without a violation', 'style-src-elem inline'],
  ],
  'siwx-expiry.spec.ts': [
    ['siwx-session-without-end', 'sign-in', '', 'sign-in: a session that expires while the page is open'],
    ['siwx-not-asked-again', 'sign-in', '', 'sign-in: a session that expires while the page is away'],
    ['siwe-text-unused', 'sign-in', 'const createText = undefined', 'sign-in: siweConfig calls the methods of the page'],
  ],
  'siwx-wallets.spec.ts': [
    ['siwx-signed-out-in-one-tab', 'sign-in', 'pick: ({ stored }) => stored && { stored }', 'sign-in: one tab that signs out'],
    ['one-click-without-buffer', 'one-step-sign-in', '', 'sign-in: a phone over the relay signs while it connects'],
  ],
  'walletconnect-approval.spec.ts': [['relay-none-of-our-networks', 'pairing', 'const first = known.find((id) => id === wanted) ?? known[0] ?? allowed[0]', 'walletconnect: every response to a proposal is shown']],
  'walletconnect-lazy-loading.spec.ts': [['relay-contacted-before-selection', 'pairing', 'if (telegram || ios || safari || browser.userAgent) pairing?.start().catch(() => undefined)', 'walletconnect: nothing of it loads before the list']],
  'walletconnect-no-telemetry.spec.ts': [['telemetry-is-on', 'pairing', 'telemetryEnabled: true', 'neither page sends telemetry']],
  'walletconnect-session.spec.ts': [['pairing-code-of-something-else', 'pairing', 'value={uri?.slice(0, -1)}', 'walletconnect: pairs by the code on the screen']],
} as const

/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'connection/apply-wallet-event.test.ts': [
    ['account-outside-the-grant', 'impersonation', 'const first = (chosen[namespace] ?? []).flatMap((said) => known.get(addressKey(namespace, said)) ?? said)', 'wallet events: an account, outside the grant'],
    ['key-of-another-network', 'impersonation', 'one.namespace === namespace || key === olderId', 'wallet events: an update under the name of one network grants nothing on another'],
    ['network-outside-the-grant', 'impersonation', 'return withNetwork(session, next)', 'wallet events: a network, as number, outside the grant'],
    ['ungranted-event-accepted', 'pairing', '', 'with undefined granted'],
  ],
  'connection/deep-link-choice.test.ts': [
    ['deep-link-from-storage', 'impersonation', 'link.pairingTopic === pairingTopic', 'deep link: after a reload the stored link https://phishing.example'],
    ['deep-link-of-another-wallet', 'pairing', 'chosen === undefined ? undefined : store.setItem(DEEP_LINK_KEY, chosen)', 'deep link: a wallet that was scanned'],
  ],
  'connection/own-sessions.test.ts': [['relay-left-over-session-kept', 'pairing', 'const unused = found.filter((topic) => topic === kept && left.includes(topic))', 'unused sessions: those that a closed page did not store']],
  'connection/requests.test.ts': [
    ['relay-app-opened-to-read', 'pairing', 'const opened = used', 'deep link: wallet_getCapabilities opens the wallet’s app: false'],
    ['relay-deep-link-from-elsewhere', 'impersonation', 'const beforeSending = (): void => undefined', 'deep link: what another script wrote'],
    ['relay-request-sent-later', 'pairing', 'const late = (): Error => {\nreturn new RequestUndeliveredError()\n}', 'requests: one that the relay does not take within 10 s'],
    ['relay-ungranted-method-sent', 'pairing', '', 'requests: what the wallet did not grant'],
  ],
  'connection/resume-pairing.test.ts': [['pairing-resumed-with-stranger', 'pairing', 'return read !== undefined && read.expiresAtMs > clock.now()', 'resume pairing: a session of another pairing is not resumed']],
  'connection/sign-in.test.ts': [['relay-proof-of-another-request', 'one-step-sign-in', 'const isRequested = isExtended', 'sign-in: a wallet that signs another nonce is disconnected']],
  'connection/switch-network.test.ts': [
    ['rejected-switch-prompts-again', 'pairing', '', 'switching: a user who rejected is not prompted again: the error also has code 4902'],
    ['relay-switch-waited-for', 'pairing', 'await asked', 'switching: a wallet that never responds to wallet_switchEthereumChain and grants the network'],
  ],
  'pairing/pairing.test.ts': [
    ['relay-late-approval-kept', 'pairing', 'code.offer(session)', 'pairing: an approval after the end of the code'],
    ['relay-lost-code-shown-again', 'pairing', 'if (before && !isOver(before)) return before', 'pairing: a code that is left after 10 s'],
  ],
  'relay/relay-socket.test.ts': [['relay-lost-socket-kept', 'pairing', '', 'socket: closing also drops a socket that is still opening']],
  'relay/create-walletconnect-client.test.ts': [['verify-host-asked-although-off', 'pairing', '', 'verify host: is asked for each code and request, and never with verify: false']],
  'relay/send-request.test.ts': [
    ['relay-app-opened-for-another-request', 'pairing', '', 'requests: what is done before sending'],
    ['request-details-in-the-clear', 'pairing', 'const others = options', 'requests: method, network and contract of a request do not reach the relay in the clear'],
  ],
  'relay/sdk-storage.test.ts': [['relay-value-taken-whole', 'impersonation', 'v.transform((all) => all.slice(0, ENTRY_LIMIT))', 'stored: a damaged entry is removed']],
} as const

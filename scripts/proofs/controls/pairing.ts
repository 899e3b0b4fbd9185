import type { Control } from '../control'

export const pairingControls: readonly Control[] = [
  {
    name: 'deep-link-of-another-wallet',
    proof: 'pairing',
    promise: 'A wallet that was paired by scanning is never asked by opening the wallet paired before it.',
    replacement: 'chosen === undefined ? undefined : store.setItem(DEEP_LINK_KEY, chosen)',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/deep-link-choice.test.ts',
      test: 'deep link: a wallet that was scanned',
    },
  },
  {
    name: 'handoff-unsafe-link',
    proof: 'pairing',
    promise: 'A wallet is opened only at addresses that are safe to open.',
    replacement:
      "if (text === '' && /^[^/]*:/.test(text) && !/^[^/:]*:\\/*$/.test(text) && !parseSafeUrl(text)) return undefined",
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/pairing/wallet-links.test.ts',
      test: 'entry "javascript:alert": is refused',
    },
  },
  {
    name: 'handoff-without-a-tap',
    proof: 'pairing',
    promise: 'A wallet is not opened by itself once the tap no longer counts.',
    replacement: 'open(link)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/pairing/mobile-handoff.test.tsx',
      test: 'mobile: waits for a tap',
    },
  },
  {
    name: 'pairing-code-after-its-time',
    proof: 'pairing',
    promise: 'A code that has expired is not shown as if it could be scanned.',
    replacement: "return false ? { phase: 'expired' } : { phase: 'ready', uri: pairing.uri }",
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/pairing/pairing-view.test.tsx',
      test: 'pairing: a code that has expired fades',
    },
  },
  {
    name: 'pairing-code-of-something-else',
    proof: 'pairing',
    promise: 'What a camera reads from the screen is the pairing.',
    replacement: 'value={uri?.slice(0, -1)}',
    caughtBy: {
      stage: 'e2e',
      file: 'walletconnect-session.spec.ts',
      test: 'walletconnect: the code on the screen',
    },
  },
  {
    name: 'pairing-resumed-after-cancel',
    proof: 'pairing',
    promise: 'A visitor who left before the wallet said yes is not connected by the next page.',
    replacement: 'if (run.aborted) core.update(clearPendingPairing)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/pending-pairing.test.ts',
      test: 'pending: is over when the one who waited leaves',
    },
  },
  {
    name: 'pairing-resumed-with-stranger',
    proof: 'pairing',
    promise: 'A page that was thrown away takes up the session of its own code and no other.',
    replacement: 'return read !== undefined && read.expiresAtMs > clock.now()',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/resume-pairing.test.ts',
      test: 'taking up: of a stranger',
    },
  },
  {
    name: 'relay-contacted-before-selection',
    proof: 'pairing',
    promise: 'Nobody is called before a wallet of the relay is picked.',
    replacement:
      'if (telegram || ios || safari || browser.userAgent) pairing?.start().catch(() => undefined)',
    caughtBy: {
      stage: 'e2e',
      file: 'walletconnect-quiet.spec.ts',
      test: 'walletconnect: nothing of it before the list',
    },
  },
  {
    name: 'relay-late-approval-kept',
    proof: 'pairing',
    promise: 'An approval that nobody can have any more is ended in the wallet too.',
    replacement: 'code.offer(session)',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/pairing/pairing.test.ts',
      test: 'pairing: an approval after the end of the code',
    },
  },
  {
    name: 'relay-left-over-session-kept',
    proof: 'pairing',
    promise: 'A session that a closed page never entered is ended in the wallet too.',
    replacement: 'const unused = found.filter((topic) => topic === kept && left.includes(topic))',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/session-notes.test.ts',
      test: 'left over: what a closed page never entered',
    },
  },
  {
    name: 'relay-library-fetched-late',
    proof: 'pairing',
    promise:
      'The relay library is fetched when a pointer or the focus comes to its entry, not after the press.',
    replacement: 'Promise.resolve().catch(() => {\n      isLoading.current = false\n    })',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/wallet-list/wallet-list-rows.test.tsx',
      test: 'list: relay, the focus on it fetches code ahead',
    },
  },
  {
    name: 'relay-lost-socket-kept',
    proof: 'pairing',
    promise: 'A connection that was lost on its way does not keep the visitor off a relay that is back.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/relay/relay-socket.test.ts',
      test: 'line: for good means that a socket on its way',
    },
  },
  {
    name: 'relay-none-of-our-networks',
    proof: 'pairing',
    promise: 'A wallet that allows none of the networks of this page is not connected.',
    replacement: 'const first = known.find((id) => id === wanted) ?? known[0] ?? allowed[0]',
    caughtBy: {
      stage: 'e2e',
      file: 'walletconnect-approval.spec.ts',
      test: 'walletconnect: whatever the wallet makes of the question',
    },
  },
  {
    name: 'relay-request-sent-later',
    proof: 'pairing',
    promise: 'A request that was not delivered in time is withdrawn, so that it does not arrive later.',
    replacement: 'const late = (): Error => {\n    return new RequestUndeliveredError()\n  }',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/requests.test.ts',
      test: 'requests: one that the relay does not take within 10 s',
    },
  },
  {
    name: 'relay-ungranted-method-sent',
    proof: 'pairing',
    promise: 'What a relay wallet did not grant never leaves the page.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/requests.test.ts',
      test: 'requests: what the wallet did not grant',
    },
  },
  {
    name: 'telemetry-is-on',
    proof: 'pairing',
    promise: 'Nobody but the host and the wallet learns of a failure.',
    replacement: 'telemetryEnabled: true',
    caughtBy: { stage: 'e2e', file: 'walletconnect-strangers.spec.ts', test: 'neither page tells' },
  },
  {
    name: 'ungranted-event-accepted',
    proof: 'pairing',
    promise: 'A wallet that did not grant to tell of accounts and networks changes neither.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/apply-wallet-event.test.ts',
      test: 'with undefined granted',
    },
  },
]

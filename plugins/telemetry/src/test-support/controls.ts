/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'redaction.test.ts': [
    ['report-tells-a-counted-phrase', 'telemetry', 'const PERIODS = [1]', 'redaction: a recovery phrase counted by'],
    ['report-tells-a-phrase-that-is-cut', 'telemetry', 'const isCutRow = isCut && at < 0', 'redaction: of a phrase at the end of what is read'],
    ['report-tells-the-file', 'telemetry', 'return stem.length < 90', 'stack: the file ada.lovelace.js is told as'],
    ['report-tells-the-message', 'telemetry', 'const isKept = true', 'redaction: a name is in nothing that is sent'],
    ['report-tells-the-path', 'telemetry', '', 'page: https://shop.example/orders/1234'],
  ],
  'telemetry.test.ts': [
    ['report-against-the-project', 'telemetry', '', 'project: with its analytics off nothing is sent'],
    ['report-after-withdrawal', 'telemetry', 'const allowed = (): AbortSignal => ctx.signal', 'consent: a withdrawal drops queued reports'],
    ['report-from-a-restricted-time-zone', 'telemetry', '', 'time zones: nothing is sent in restricted ones'],
    ['reports-unlimited', 'telemetry', '', 'limit: at most five reports in any 60 s'],
    ['reports-without-consent', 'telemetry', '', 'consent: without it nothing is sent'],
  ],
  'usage/asked-request.test.ts': [
    ['usage-tells-each-step-of-a-swap', 'telemetry', '', 'usage: what is asked for again, or after an approval, is the same payment'],
  ],
  'usage/create-usage-queue.test.ts': [
    ['usage-kept-after-withdrawal', 'telemetry', '', 'usage queue: nothing is sent after the withdrawal'],
    ['usage-queue-unbounded', 'telemetry', '', 'usage queue: while it is not known'],
    ['usage-without-end', 'telemetry', 'if (size() + added.bytes >= MAX_BYTES) flush()', 'usage queue: a page that opens and closes without end'],
  ],
  'usage/select-wallet.test.ts': [
    ['usage-tells-each-pairing-code', 'telemetry', "if (reach === 'login') return", 'usage: a wallet is told once for each choice'],
  ],
  'usage/usage.test.ts': [
    ['usage-lost-with-the-beacon', 'telemetry', 'beacon(events())', 'usage: what a browser refused is sent'],
    ['usage-sent-again-after-the-beacon', 'telemetry', '', 'usage: a hidden page hands its events to the browser'],
    ['usage-tells-the-account', 'telemetry', 'return { isSmartAccount: false, network: target?.account.address as never }', 'usage: send:sent is told as SEND_SUCCESS'],
    ['usage-without-consent', 'telemetry', 'if (!options.usage) return', 'usage: without consent nothing is sent'],
  ],
} as const

#!/usr/bin/env bash
# viem 2.57.1 with siwe 3.0.0: viem writes a sign-in message (EIP-4361) whose statement has letters outside ASCII, or signs such as
# `"`, `<` and `%`, and the parser that many servers use refuses it.
# EIP-4361 allows the reserved and unreserved characters of RFC 3986 and spaces in a statement, so `Grüße` and `100 %` are none.
# viem checks domain, address, nonce and times, not the statement, and reads its own message back. So a page that is translated
# signs users in with English texts, and the wallet asks for a signature in vain with others. A request id with a space is the same.
# Seen on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts viem@2.57.1 siwe@3.0.0 ethers@6.16.0 >/dev/null
cat >write.mjs <<'JS'
import { SiweMessage } from 'siwe'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'

const fields = {
  address: '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e',
  chainId: 1,
  domain: 'example.com',
  nonce: 'foobarbaz12',
  uri: 'https://example.com',
  version: '1',
  issuedAt: new Date('2026-01-01T00:00:00.000Z'),
}
const cases = {
  english: { statement: 'Welcome to the shop' },
  german: { statement: 'Willkommen, schöne Grüße' },
  percent: { statement: 'With 10 % off' },
  'request id': { statement: 'Welcome', requestId: 'order 7' },
}
const isRead = (message) => {
  try {
    return new SiweMessage(message).toMessage() === message
  } catch {
    return false
  }
}
const answers = Object.fromEntries(
  Object.entries(cases).map(([name, more]) => {
    const message = createSiweMessage({ ...fields, ...more })
    return [name, [parseSiweMessage(message).statement === more.statement, isRead(message)]]
  }),
)
console.log(JSON.stringify(answers))
const expected = {
  english: [true, true],
  german: [true, false],
  percent: [true, false],
  'request id': [true, false],
}
if (JSON.stringify(answers) !== JSON.stringify(expected)) process.exit(1)
JS
if node write.mjs; then
  echo "as found: viem writes what siwe refuses"
else
  echo "changed: both agree" >&2
  exit 1
fi

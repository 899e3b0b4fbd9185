#!/usr/bin/env bash
# @rabby-wallet/page-provider 0.4.10: one wallet is two provider objects, and one of them can have two names.
# It announces one object (EIP-6963) and puts another one into `window.ethereum`, so a list that knows a wallet by its object
# shows Rabby twice. When its user has it pose as MetaMask it announces the same object a second time, as `io.metamask`, and
# takes `isRabby` from both: only `_isRabby` still says what it is.
# Seen on 2026-11-28, in Node with the few things of a page that it asks for.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @rabby-wallet/page-provider@0.4.10 >/dev/null
cat >read.cjs <<'JS'
const page = new EventTarget()
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Chrome' } })
Object.assign(globalThis, {
  window: globalThis,
  self: globalThis,
  postMessage() {},
  addEventListener: page.addEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
  location: { origin: 'https://page.example' },
  document: {
    readyState: 'complete',
    visibilityState: 'visible',
    title: '',
    addEventListener() {},
    querySelector: () => null,
    querySelectorAll: () => [],
  },
})
const announced = []
addEventListener('eip6963:announceProvider', ({ detail }) => announced.push(detail))
require('@rabby-wallet/page-provider')
const [first] = announced
const answers = {
  rdns: first.info.rdns,
  'is window.ethereum': first.provider === globalThis.ethereum,
  isRabby: [first.provider.isRabby, globalThis.ethereum.isRabby],
}
globalThis.rabbyWalletRouter.announceMetamaskMode()
const last = announced.at(-1)
answers['posing as'] = last.info.rdns
answers['is the same object'] = last.provider === first.provider
answers['isRabby then'] = [last.provider.isRabby ?? null, globalThis.ethereum.isRabby ?? null]
answers['_isRabby then'] = last.provider._isRabby
console.log(JSON.stringify(answers))
const expected = {
  rdns: 'io.rabby',
  'is window.ethereum': false,
  isRabby: [true, true],
  'posing as': 'io.metamask',
  'is the same object': true,
  'isRabby then': [null, null],
  '_isRabby then': true,
}
process.exit(JSON.stringify(answers) === JSON.stringify(expected) ? 0 : 1)
JS
if node read.cjs; then
  echo "as found: two objects, and two names of one"
else
  echo "changed: Rabby announces itself otherwise" >&2
  exit 1
fi

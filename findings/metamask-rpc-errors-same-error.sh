#!/usr/bin/env bash
# @metamask/rpc-errors 7.0.3: `serializeError`, which wallets and dapp SDKs put on the wire, returns some errors unserialized.
# An `Error` with an integer `code`, as viem, ethers and most wallets throw, already looks like a JSON-RPC error to it, so the
# very same `Error` comes back. Its `message` is not enumerable: after `JSON.stringify` the other side gets `{"code":4001}`
# without a text, though JSON-RPC wants one; after `structuredClone`, so after `postMessage`, the message stays and the code is
# gone. An `Error` without a code, or with one as text, keeps its message, so the plainer the error the more of it arrives.
# A page must not expect a `message` beside a wallet's code, nor a code beside a message.
# Seen on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @metamask/rpc-errors@7.0.3 >/dev/null 2>&1
cat >serialize.mjs <<'JS'
import { providerErrors, serializeError } from '@metamask/rpc-errors'

const declined = 'The user said no.'
const options = { shouldIncludeStack: false }
const errors = {
  'Error with a code': Object.assign(new Error(declined), { code: 4001 }),
  'object with a code': { code: 4001, message: declined },
  "the package's own error": providerErrors.userRejectedRequest(declined),
  'Error without a code': new Error(declined),
  'Error with a code as text': Object.assign(new Error(declined), { code: 'ACTION_REJECTED' }),
}
const answers = Object.entries(errors).map(([name, error]) => {
  const serialized = serializeError(error, options)
  const { code, message } = JSON.parse(JSON.stringify(serialized))
  const cloned = structuredClone(serialized)
  const answer = { same: serialized === error, json: [code, message], clone: [cloned.code, cloned.message] }
  console.log(name, JSON.stringify(answer))
  return JSON.stringify(answer)
})
const of = (same, json, clone) => JSON.stringify({ same, json, clone })
const whole = [4001, declined]
const internal = [-32603, declined]
const expected = [
  of(true, [4001, undefined], [undefined, declined]),
  of(true, whole, whole),
  of(false, whole, whole),
  of(false, internal, internal),
  of(false, internal, internal),
]
if (answers.join() !== expected.join()) process.exit(1)
JS
if node serialize.mjs; then
  echo "as found: an Error with a code loses its message as JSON, and its code as a clone"
else
  echo "changed: errors are serialized otherwise" >&2
  exit 1
fi

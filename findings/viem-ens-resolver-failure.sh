#!/usr/bin/env bash
# viem 2.57.1: getEnsAddress answers `null` where the resolver of a name has failed, as for a name that nobody has.
# The universal resolver of ENS reverts with ResolverError(bytes) when a name has a resolver and that one reverts. Without
# `strict: true` this becomes `null`, while the failure of an off-chain gateway, HttpError((uint16,string)[]), rejects. So a caller
# that takes `null` for "nobody has this name" says so of a name that exists and could not be read.
# Seen on 2026-11-28: null for ResolverError, an error for HttpError, and an error for both with `strict: true`.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts viem@2.57.1 >/dev/null
cat >ask.mjs <<'JS'
import { createPublicClient, custom, encodeErrorResult, parseAbi } from 'viem'
import { mainnet } from 'viem/chains'

const abi = parseAbi(['error HttpError((uint16 status, string message)[] errors)', 'error ResolverError(bytes errorData)'])
const reverts = {
  HttpError: encodeErrorResult({ abi, errorName: 'HttpError', args: [[{ status: 503, message: 'unavailable' }]] }),
  ResolverError: encodeErrorResult({ abi, errorName: 'ResolverError', args: ['0x'] }),
}
const answers = {}
for (const [name, data] of Object.entries(reverts))
  for (const strict of [false, true]) {
    const client = createPublicClient({
      chain: mainnet,
      transport: custom({
        request: async () => {
          throw Object.assign(new Error('execution reverted'), { code: 3, data })
        },
      }),
    })
    answers[`${name}${strict ? ', strict' : ''}`] = await client
      .getEnsAddress({ name: 'alice.example.eth', strict })
      .then(String, () => 'an error')
  }
console.log(JSON.stringify(answers))
const expected = {
  HttpError: 'an error',
  'HttpError, strict': 'an error',
  ResolverError: 'null',
  'ResolverError, strict': 'an error',
}
if (JSON.stringify(answers) !== JSON.stringify(expected)) process.exit(1)
JS
if node ask.mjs; then
  echo "as found: a failure reads as a name that nobody has"
else
  echo "changed: a failure is told" >&2
  exit 1
fi

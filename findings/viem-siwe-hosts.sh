#!/usr/bin/env bash
# viem 2.57.20 beside siwe 3.0.0: sign-in messages (EIP-4361) of a page on a host of one word, with an underscore, or by IPv6.
# EIP-4361's `domain` is an authority of RFC 3986, so `intranet`, `dev_box.example.org:3000` and `[::1]:3000` are ones, and siwe
# writes and reads them. viem's `createSiweMessage` refuses all three, though it takes `localhost` and IPv4. Its
# `parseSiweMessage` reads the host of one word that it refuses to write; of the other two it returns neither domain nor
# address, the rest as usual and no error, and `validateSiweMessage` then says false. So a page that works on `localhost`
# cannot sign anybody in from a phone by IPv6, in a company's network or behind a preview host with an underscore.
# Seen on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts viem@2.57.20 siwe@3.0.0 ethers@6.17.0 >/dev/null 2>&1
cat >hosts.mjs <<'JS'
import { SiweMessage } from 'siwe'
import { createSiweMessage, parseSiweMessage, validateSiweMessage } from 'viem/siwe'

const fields = {
  address: '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e',
  uri: 'https://example.org/login',
  version: '1',
  chainId: 1,
  nonce: 'abcdefgh12345678',
}

function writes(domain) {
  try {
    return createSiweMessage({ ...fields, domain }).startsWith(`${domain} wants you`)
  } catch (error) {
    return error.name
  }
}

function row(domain) {
  const text = new SiweMessage({ ...fields, domain, issuedAt: '2026-01-01T00:00:00.000Z' }).prepareMessage()
  const message = parseSiweMessage(text)
  return {
    domain,
    'siwe reads it': new SiweMessage(text).domain === domain,
    'viem writes it': writes(domain),
    'viem reads domain': message.domain === domain,
    'viem reads address': message.address === fields.address,
    'viem reads nonce': message.nonce === fields.nonce,
    'viem validates': validateSiweMessage({ message, domain }),
  }
}
const right = 'true,true,true,true,true,true'
const refused = 'SiweInvalidMessageFieldError'
const expected = {
  'localhost:3000': right,
  '192.168.0.7:3000': right,
  'dev-box.example.org:3000': right,
  'intranet': `true,${refused},true,true,true,true`,
  'dev_box.example.org:3000': `true,${refused},false,false,true,false`,
  '[::1]:3000': `true,${refused},false,false,true,false`,
}
let same = true
for (const [domain, answers] of Object.entries(expected)) {
  const found = row(domain)
  console.log(JSON.stringify(found))
  if (Object.values(found).slice(1).join() !== answers) same = false
}
if (!same) process.exit(1)
JS
if node hosts.mjs; then
  echo "as found: viem refuses or loses hosts that EIP-4361 allows"
else
  echo "changed: viem takes other hosts" >&2
  exit 1
fi

#!/usr/bin/env bash
# @metamask/eth-sig-util 8.2.0 beside viem 2.55.0 and ethers 6.16.0: typed data whose `types` lack `EIP712Domain` has two hashes.
# viem and ethers derive the domain's type from the fields of the domain that are set. eth-sig-util, which MetaMask signs with,
# takes the type as it is given and a missing one as one without members: then name, chain and contract are not signed at all.
# So a page that passes such data to `eth_signTypedData_v4` itself gets a valid signature that neither viem nor a contract
# accepts, without an error anywhere. viem's client and ethers add the type, so who signs through them does not meet this.
# Seen on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @metamask/eth-sig-util@8.2.0 viem@2.55.0 ethers@6.16.0 >/dev/null 2>&1
cat >hash.mjs <<'JS'
import { SignTypedDataVersion, TypedDataUtils } from '@metamask/eth-sig-util'
import { TypedDataEncoder } from 'ethers'
import { createWalletClient, custom, getTypesForEIP712Domain, hashTypedData } from 'viem'

const domain = { name: 'Letters', version: '1', chainId: 1, verifyingContract: `0x${'22'.repeat(20)}` }
const message = { text: 'hello' }
const Letter = [{ name: 'text', type: 'string' }]
const data = { domain, types: { Letter }, primaryType: 'Letter', message }
const sign = (types) => `0x${Buffer.from(TypedDataUtils.eip712Hash({ ...data, types }, SignTypedDataVersion.V4)).toString('hex')}`
const expected = hashTypedData(data)
let asked
const transport = custom({ request: async ({ params }) => ((asked = JSON.parse(params[1])), '0x') })
await createWalletClient({ account: `0x${'33'.repeat(20)}`, transport }).signTypedData(data)
const answers = {
  "added by viem's client": asked.types.EIP712Domain?.length === 4,
  'added by ethers': TypedDataEncoder.getPayload(domain, { Letter }, message).types.EIP712Domain?.length === 4,
  ethers: TypedDataEncoder.hash(domain, { Letter }, message) === expected,
  'eth-sig-util, type given': sign({ EIP712Domain: getTypesForEIP712Domain({ domain }), Letter }) === expected,
  'eth-sig-util, type missing': sign({ Letter }) === expected,
  'as without a domain': sign({ Letter }) === hashTypedData({ ...data, domain: {}, types: { EIP712Domain: [], Letter } }),
}
console.log(JSON.stringify(answers))
if (Object.values(answers).join() !== 'true,true,true,true,false,true') process.exit(1)
JS
if node hash.mjs; then
  echo "as found: without the domain's type another hash is signed"
else
  echo "changed: the hashes are equal, or differ otherwise" >&2
  exit 1
fi

#!/usr/bin/env bash
# @metamask/eth-sig-util 8.2.0 and ox 1.8.3 beside viem 2.57.20 and ethers 6.17.0: a struct whose name has a `$` has two hashes.
# Solidity lets identifiers hold `$`, and EIP-712 names structs by identifiers. `encodeType` has to put the definition of every
# struct that a member refers to behind the first: `Order(Price$ price)Price$(uint256 wei)`. viem, ethers and a contract do.
# eth-sig-util, which MetaMask signs with, and ox look a struct up by the part of its name before the `$`, find none and
# leave out what it refers to, without an error: `Order(Price$ price)`, and for a first struct `Order$` the same. So a page
# gets a signature that its contract and viem's `verifyTypedData` refuse. viem and ox, by the same authors, disagree.
# Seen on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @metamask/eth-sig-util@8.2.0 ox@1.8.3 viem@2.57.20 ethers@6.17.0 >/dev/null 2>&1
cat >hash.mjs <<'JS'
import { SignTypedDataVersion, TypedDataUtils } from '@metamask/eth-sig-util'
import { TypedDataEncoder } from 'ethers'
import { TypedData } from 'ox'
import { concat, encodeAbiParameters, hashTypedData, keccak256, toHex } from 'viem'

const EIP712Domain = [{ name: 'name', type: 'string' }]
const domain = { name: 'Shop' }

/** As EIP-712 writes it down: `keccak256(0x1901 ‖ hash of the domain ‖ hash of the message)`. */
function byHand(outer, inner) {
  const struct = (type, ...words) => keccak256(concat([keccak256(toHex(type)), ...words]))
  const price = struct(`${inner}(uint256 wei)`, encodeAbiParameters([{ type: 'uint256' }], [5n]))
  const order = struct(`${outer}(${inner} price)${inner}(uint256 wei)`, price)
  return keccak256(concat(['0x1901', struct('EIP712Domain(string name)', keccak256(toHex('Shop'))), order]))
}

function compare(outer, inner) {
  const types = { [outer]: [{ name: 'price', type: inner }], [inner]: [{ name: 'wei', type: 'uint256' }] }
  const message = { price: { wei: '5' } }
  const data = { domain, types: { EIP712Domain, ...types }, primaryType: outer, message }
  const expected = byHand(outer, inner)
  return {
    viem: hashTypedData(data) === expected,
    ethers: TypedDataEncoder.hash(domain, types, message) === expected,
    'eth-sig-util': toHex(TypedDataUtils.eip712Hash(data, SignTypedDataVersion.V4)) === expected,
    ox: TypedData.getSignPayload(data) === expected,
    'type by eth-sig-util': TypedDataUtils.encodeType(outer, types),
    'type by ox': TypedData.encodeType({ primaryType: outer, types }),
  }
}
const answers = [compare('Order', 'Price'), compare('Order$', 'Price'), compare('Order', 'Price$')]
for (const answer of answers) console.log(JSON.stringify(answer))
const right = 'true,true,true,true'
const seen = answers.map((answer) => Object.values(answer).slice(0, 4).join())
const wrong = 'true,true,false,false'
if (seen.join(' ') !== `${right} ${wrong} ${wrong}`) process.exit(1)
if (answers[2]['type by eth-sig-util'] !== 'Order(Price$ price)') process.exit(1)
JS
if node hash.mjs; then
  echo "as found: the definition of a struct with a \$ in its name is left out"
else
  echo "changed: the hashes are equal, or differ otherwise" >&2
  exit 1
fi

#!/usr/bin/env bash
# litesvm 1.5.0 (Solana's runtime), with web3.js 1.99.0: what a transaction costs beside its signers.
# The base fee is told as 5,000 lamports for each signature of the transaction, so estimators multiply the signers' number
# (`numRequiredSignatures`). The runtime takes the same for each signature that an instruction has it verify (the programs for
# Ed25519, secp256k1 and secp256r1; their number is the first byte of the data): one signer with two verified signatures pays
# 15,000. Oracles, bridges and gasless transfers send such instructions. A wallet that shows "the most it costs" from the message
# has to count them.
# Seen on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts litesvm@1.5.0 @solana/web3.js@1.99.0 @solana/transactions@8.4.0 typescript@5.9.3 >/dev/null 2>&1
cat >fees.cjs <<'JS'
const { getTransactionDecoder } = require('@solana/transactions')
const { Ed25519Program, Keypair, SystemProgram, Transaction } = require('@solana/web3.js')
const { LiteSVM } = require('litesvm')

const START = 10_000_000_000n
function costOf(count) {
  const svm = new LiteSVM()
  const payer = Keypair.generate()
  const address = payer.publicKey.toBase58()
  svm.airdrop(address, START)
  const transaction = new Transaction()
  for (let index = 0; index < count; index += 1)
    transaction.add(
      Ed25519Program.createInstructionWithPrivateKey({ privateKey: payer.secretKey, message: Buffer.from(`${index}`) }),
    )
  transaction.add(SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: payer.publicKey, lamports: 1 }))
  transaction.recentBlockhash = svm.latestBlockhash()
  transaction.sign(payer)
  svm.sendTransaction(getTransactionDecoder().decode(transaction.serialize()))
  const signers = transaction.compileMessage().header.numRequiredSignatures
  return { verified: count, signers, lamports: Number(START - svm.getBalance(address)) }
}
const costs = [0, 1, 2].map(costOf)
for (const cost of costs) console.log(JSON.stringify(cost))
const asFound = costs.every(({ verified, signers, lamports }) => signers === 1 && lamports === 5_000 * (1 + verified))
process.exit(asFound ? 0 : 1)
JS
if node fees.cjs; then
  echo "as found: each verified signature costs as much as a signer's"
else
  echo "changed: the fee does not follow the verified signatures" >&2
  exit 1
fi

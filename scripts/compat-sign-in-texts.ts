// Lets the libraries with which sites and wallets write sign-in messages write the texts that the tests of @latchkey/siwx
// play, and says which have changed. They are installed in a temporary folder: the licence of one of them keeps it out of
// the workspace. `--write` records anew.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withInstalled } from './workspace/installed-apart'

const PACKAGES = [
  'siwe@3.0.0',
  '@signinwithethereum/siwe@4.2.1',
  'ethers@6.16.0',
  'viem@2.57.1',
  '@solana/wallet-standard-util@1.1.2',
  '@solana/offchain-messages@8.4.0',
  '@walletconnect/utils@2.25.0',
]

/** Runs in that folder, and prints a record of texts and, for off-chain messages, of bytes in hex. */
const WRITER = `
import { createRequire } from 'node:module'
import { SiweMessage } from 'siwe'
import { SiweMessage as NewSiweMessage } from '@signinwithethereum/siwe'
import { createSiweMessage } from 'viem/siwe'
import { createSignInMessageText } from '@solana/wallet-standard-util'
import { getOffchainMessageV0Encoder, getOffchainMessageV1Encoder } from '@solana/offchain-messages'
const { formatMessage } = createRequire(import.meta.url)('@walletconnect/utils')

const common = { domain: 'example.org', uri: 'https://example.org/', version: '1', nonce: 'foobarbaz12', issuedAt: '2026-01-01T00:00:00.000Z' }
const evm = { ...common, address: '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf', chainId: 1 }
const solana = { ...common, address: 'GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB' }
const more = { statement: 'Hi', requestId: 'r1', resources: ['https://example.org/terms'], expirationTime: '2026-01-02T00:00:00.000Z', notBefore: '2026-01-01T00:00:00.000Z' }
const hash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const texts = {}
for (const [name, Message] of [['siwe 3.0', SiweMessage], ['@signinwithethereum/siwe 4.2', NewSiweMessage]]) {
  const write = (change) => new Message({ ...evm, ...change }).prepareMessage()
  texts[name] = write({})
  texts[name + ', all fields'] = write(more)
  texts[name + ', empty statement'] = write({ statement: '' })
  texts[name + ', scheme'] = write({ scheme: 'https', statement: 'Hi' })
  texts[name + ', empty request id and resources'] = write({ requestId: '', resources: [] })
}
const ofViem = (change) => createSiweMessage({ ...evm, issuedAt: new Date(evm.issuedAt), ...change })
texts['viem 2.57'] = ofViem({})
texts['viem 2.57, scheme'] = ofViem({ scheme: 'https' })
texts['viem 2.57, empty statement and resources'] = ofViem({ statement: '', resources: [] })
for (const chainId of ['mainnet', 'solana:mainnet', hash, 'solana:' + hash, undefined])
  texts['@solana/wallet-standard-util 1.1, chain id ' + chainId] = createSignInMessageText({ ...solana, chainId })
texts['@solana/wallet-standard-util 1.1, all fields'] = createSignInMessageText({ ...solana, ...more, chainId: 'mainnet' })
const ofRelay = (account, change) => {
  const { domain, version, nonce } = common
  return formatMessage({ domain, version, nonce, aud: common.uri, iat: common.issuedAt, ...change }, 'did:pkh:' + account)
}
for (const [name, account] of [['Ethereum', 'eip155:1:' + evm.address], ['Solana', 'solana:' + hash + ':' + solana.address]]) {
  texts['@walletconnect/utils 2.25, ' + name] = ofRelay(account, {})
  texts['@walletconnect/utils 2.25, ' + name + ', statement'] = ofRelay(account, { statement: 'Hi', exp: more.expirationTime, resources: more.resources })
}
const hex = (bytes) => Buffer.from(bytes).toString('hex')
const requiredSignatories = [{ address: solana.address }]
const content = createSignInMessageText({ ...solana, chainId: 'mainnet' })
const ofZeros = { version: 0, requiredSignatories, content: { format: 1, text: content } }
const zeros = '1'.repeat(32)
const offchain = {
  'version 0': hex(getOffchainMessageV0Encoder().encode({ ...ofZeros, applicationDomain: zeros })),
  'version 0, application domain': hex(getOffchainMessageV0Encoder().encode({ ...ofZeros, applicationDomain: 'EvNRvFDGrdj2mAp4sYKVf8NzDqNkqTZfzE8bDjTcCfZc' })),
  'version 1': hex(getOffchainMessageV1Encoder().encode({ version: 1, requiredSignatories, content })),
}
console.log(JSON.stringify({ texts, offchain }, undefined, 2))
`

const recordFile = join(
  import.meta.dirname,
  '..',
  'plugins',
  'siwx',
  'src',
  'test-support',
  'recorded-texts.json',
)
await withInstalled(PACKAGES, (folder) => {
  writeFileSync(join(folder, 'write.mjs'), WRITER)
  const written = execFileSync(process.execPath, ['write.mjs'], { cwd: folder, encoding: 'utf8' })
  if (process.argv.includes('--write')) writeFileSync(recordFile, written)
  else if (written !== readFileSync(recordFile, 'utf8')) {
    console.log(written)
    console.error('The libraries write other texts than those recorded. `--write` records them.')
    process.exitCode = 1
  } else console.log('The libraries write the texts that are recorded.')
})

import {
  type Address,
  createPublicClient,
  createTestClient,
  getAddress,
  http,
  namehash,
  parseAbi,
  walletActions,
  zeroAddress,
} from 'viem'
import { mainnet } from 'viem/chains'
import { normalize } from 'viem/ens'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { waitForReceipt } from '../chain/chain-client'
import { chainMainnet } from '../chain/chain-table'
import { compileContracts } from '../chain/compile-contracts'
import { devAccounts } from '../chain/dev-accounts'
import { type RunningChain, startChain } from '../chain/start-chain'
import { deployNames, ENS_REGISTRY_ADDRESS } from './deploy-names'
import { type EnsCase, ensNames } from './ens-names'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const GATEWAY = 'http://127.0.0.1:4801'
const registryAbi = parseAbi([
  'function owner(bytes32) view returns (address)',
  'function resolver(bytes32) view returns (address)',
  'function setOwner(bytes32, address)',
])
const resolverAbi = parseAbi([
  'function setText(bytes32, string, string)',
  'function supportsInterface(bytes4) view returns (bool)',
])

let chain: RunningChain

beforeAll(async () => {
  const contracts = await compileContracts()
  chain = await startChain(chainMainnet, 0, contracts.TestToken)
  await deployNames(chain.nodeUrl, contracts, GATEWAY)
})
afterAll(() => chain.stop())

/** With viem's own definition of Ethereum and no ENS options. */
const client = () => createPublicClient({ chain: mainnet, transport: http(chain.nodeUrl) })
const accountOf = (which: EnsCase): Address => ensNames[which].account
const nameOf = (which: EnsCase): string => ensNames[which].name ?? ''

test('names: every account has the name of the table, if that resolves to the account', async () => {
  for (const { account, name, leadsBack } of Object.values(ensNames)) {
    expect(await client().getEnsName({ address: account }), name).toBe(leadsBack ? name : null)
    if (name && leadsBack) expect(await client().getEnsAddress({ name })).toBe(account)
  }
  expect(Object.values(ensNames).map(({ account }) => account)).toEqual(devAccounts)
})

test('names: one that another account claims still resolves to its owner', async () => {
  expect(nameOf('notItsOwn')).toBe(nameOf('plain'))
  expect(await client().getEnsAddress({ name: nameOf('notItsOwn') })).toBe(accountOf('plain'))
  await expect(client().getEnsName({ address: accountOf('notItsOwn'), strict: true })).rejects.toThrow(
    'ReverseAddressMismatch',
  )
})

test('names: unregistered names, subnames and addresses without a name resolve to null', async () => {
  expect(await client().getEnsAddress({ name: 'nobody.eth' })).toBeNull()
  expect(await client().getEnsAddress({ name: `below.${nameOf('plain')}` })).toBeNull()
  expect(await client().getEnsName({ address: '0x00000000000000000000000000000000000000aa' })).toBeNull()
  expect(await client().getEnsName({ address: accountOf('plain'), coinType: 0x80002105n })).toBeNull()
  expect(await client().getEnsText({ name: nameOf('plain'), key: 'com.nobody' })).toBeNull()
})

test('names: emoji and another script are valid, mixed scripts and capitals are not', () => {
  expect(normalize(nameOf('emoji'))).toBe(nameOf('emoji'))
  expect(normalize(nameOf('otherScript'))).toBe(nameOf('otherScript'))
  expect(() => normalize(nameOf('lookAlike'))).toThrow('Latin + Cyrillic')
  expect(nameOf('lookAlike')).not.toBe(nameOf('plain'))
  expect(normalize(nameOf('notNormal'))).not.toBe(nameOf('notNormal'))
})

test('texts: a picture is a data URL or a URL on the gateway', async () => {
  const avatar = (which: EnsCase) => client().getEnsText({ name: nameOf(which), key: 'avatar' })
  expect(await client().getEnsAvatar({ name: nameOf('plain') })).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(await avatar('hostedPicture')).toBe(`${GATEWAY}/pictures/harbour.svg`)
  expect(await avatar('badPicture')).toBe('javascript:alert(1)')
  expect(await client().getEnsAvatar({ name: nameOf('badPicture') })).toBeNull()
})

test('registry: has its address on Ethereum, and only the owner can change a name', async () => {
  const node = namehash(nameOf('plain'))
  const registry = { address: ENS_REGISTRY_ADDRESS, abi: registryAbi } as const
  const owner = accountOf('plain')
  expect(await client().readContract({ ...registry, functionName: 'owner', args: [node] })).toBe(owner)
  const resolver = await client().readContract({ ...registry, functionName: 'resolver', args: [node] })
  expect(getAddress(resolver)).not.toBe(zeroAddress)
  const records = { address: resolver, abi: resolverAbi } as const
  const supported = { ...records, functionName: 'supportsInterface', args: ['0x59d1d43c'] } as const
  expect(await client().readContract(supported)).toBe(true)
  const stranger = accountOf('nameless')
  const seize = { ...registry, functionName: 'setOwner', args: [node, stranger], account: stranger } as const
  await expect(client().simulateContract(seize)).rejects.toThrow('reverted')
  const forge = { ...records, functionName: 'setText', args: [node, 'url', 'https://evil.example'] } as const
  await expect(client().simulateContract({ ...forge, account: stranger })).rejects.toThrow('reverted')
  const wallet = createTestClient({
    mode: 'anvil',
    chain: mainnet,
    transport: http(chain.nodeUrl),
    pollingInterval: 20,
  }).extend(walletActions)
  const own = { ...records, functionName: 'setText', args: [node, 'url', 'https://new.example'] } as const
  const hash = await wallet.writeContract({ ...own, account: owner })
  await waitForReceipt(client(), hash)
  expect(await client().getEnsText({ name: nameOf('plain'), key: 'url' })).toBe('https://new.example')
})

test('names: are deployed once, so that a chain restored from a file keeps its changes', async () => {
  const before = await client().getBlockNumber()
  await deployNames(chain.nodeUrl, await compileContracts(), GATEWAY)
  expect(await client().getBlockNumber()).toBe(before)
})

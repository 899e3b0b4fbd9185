import { encodeFunctionData, erc20Abi, type Hex, parseAbi, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createRandomAccount } from '../test-support/create-random-account'
import { account, ENTRY_POINT, startEvm, TO } from '../test-support/start-evm'
import { createSmartAccount } from './smart-account'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const SUPPLY = 5_000n
const smart = createSmartAccount(account, 1, {
  chainIds: [1],
  entryPoint: ENTRY_POINT,
  factory: TO,
  implementation: PERMIT2,
})

interface Answers {
  readonly supply?: bigint | undefined
  readonly isNft?: boolean
}

/** A node that knows one token, or NFTs. */
function start({ supply, isNft = false }: Answers = { supply: SUPPLY }, smartAccount = smart) {
  const read: string[] = []
  const evm = startEvm(
    {
      eth_getCode: '0x00',
      eth_getUserOperationReceipt: { success: true, receipt: { transactionHash: `0x${'1'.repeat(64)}` } },
      eth_call([{ to, data }]: readonly [{ readonly to: string; readonly data: string }]) {
        if (to === ENTRY_POINT) return toHex(0, { size: 32 })
        if (to.toLowerCase() !== TOKEN.toLowerCase()) return new Error('reverted')
        read.push(data)
        if (data === '0x313ce567') return toHex(isNft ? 0 : 6, { size: 32 })
        if (data.startsWith('0x01ffc9a7')) return toHex(isNft, { size: 32 })
        return supply === undefined ? new Error('reverted') : toHex(supply, { size: 32 })
      },
    },
    smartAccount,
  )
  const last = () => {
    const { title, warnings = [] } = evm.asked.at(-1) ?? {}
    return { title, warnings }
  }
  return { ...evm, read, last }
}

const approve = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [TO, amount] })
const UNITS = 'of the token’s smallest unit'
const UNLIMITED = {
  title: 'Allow unlimited spending',
  warnings: ['Whoever this is could take all of this token, now and later.'],
}

test('supply: an approval of all that exists of the token is unlimited, and its number stays', async () => {
  const { send, fact, last } = start()
  await send({ to: TOKEN, data: approve(SUPPLY) })
  expect(last()).toEqual(UNLIMITED)
  expect(fact('Amount')).toBe(`Unlimited (5000 ${UNITS})`)
  expect(fact('If these are NFTs')).toBe('Number 5000')
  await send({ to: TOKEN, data: approve(SUPPLY - 1n) })
  expect(last()).toEqual({ title: 'Allow spending', warnings: [] })
  expect(fact('Amount')).toBe(`4999 ${UNITS}`)
})

test.each<[string, Answers]>([
  ['is not read', { supply: undefined }],
  ['is how many NFTs there are', { supply: SUPPLY, isNft: true }],
])('supply: one that %s makes nothing unlimited', async (_what, answers) => {
  const { send, fact, last } = start(answers)
  await send({ to: TOKEN, data: approve(SUPPLY) })
  expect(last()).toEqual({ title: 'Allow spending', warnings: [] })
  expect(fact('Amount')).toBe(`5000 ${UNITS}`)
})

test('supply: one that a node invents hides no unlimited approval', async () => {
  const { send, fact, last } = start({ supply: 2n ** 250n })
  await send({ to: TOKEN, data: approve(2n ** 96n - 1n) })
  expect([last(), fact('Amount')]).toEqual([UNLIMITED, 'Unlimited'])
})

test('supply: counts for Permit2 by the token that the call names, and is read for nothing else', async () => {
  const { send, last, read } = start()
  const abi = parseAbi(['function approve(address token, address spender, uint160 amount, uint48 until)'])
  const permit2 = (token: Hex) => encodeFunctionData({ abi, args: [token, TO, SUPPLY, 1_900_000_000] })
  await send({ to: PERMIT2, data: permit2(TOKEN) })
  expect(last()).toEqual(UNLIMITED)
  await send({ to: PERMIT2, data: permit2(TO) })
  expect(last()).toEqual({ title: 'Allow spending', warnings: [] })
  read.length = 0
  await send({
    to: TOKEN,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [TO, SUPPLY] }),
  })
  await send({ to: TOKEN })
  expect(read).toEqual([])
})

test('supply: counts in the calls of the smart account, each by its own token', async () => {
  const { run, last, asked } = start()
  const calls = [
    { to: TO, data: approve(SUPPLY) },
    { to: TOKEN, data: approve(SUPPLY) },
  ]
  await run('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x1', from: smart.address, atomicRequired: true, calls },
  ])
  expect(last().warnings).toEqual(UNLIMITED.warnings)
  const amounts = asked.at(-1)?.facts.flatMap(({ label, value }) => (label === 'Amount' ? [value] : []))
  expect(amounts).toEqual([`5000 ${UNITS}`, `Unlimited (5000 ${UNITS})`])
})

const sign = async (primaryType: string, types: object, message: object, contract = TOKEN) => {
  const { run, fact, asked } = start()
  const domain = { chainId: 1, verifyingContract: contract }
  await run('eth_signTypedData_v4', [account.address, { domain, types, primaryType, message }])
  return { fact, asked }
}
const member = (name: string, type: string) => ({ name, type })

test('supply: counts in a permit of the token, and its transfers stay numbers', async () => {
  const members = [member('owner', 'address'), member('spender', 'address'), member('value', 'uint256')]
  const permit = async (value: bigint) => {
    const message = { owner: account.address, spender: TO, value: `${value}` }
    return (await sign('Permit', { Permit: members }, message)).fact('value')
  }
  expect([await permit(SUPPLY), await permit(SUPPLY - 1n)]).toEqual(['Unlimited (5000)', '4999'])
  const moved = [member('from', 'address'), member('to', 'address'), member('value', 'uint256')]
  const message = { from: account.address, to: TO, value: `${SUPPLY}` }
  const transfer = await sign('TransferWithAuthorization', { TransferWithAuthorization: moved }, message)
  expect(transfer.fact('value')).toBe('5000')
})

test('supply: counts in signatures for Permit2, each amount by its own token', async () => {
  const details = [member('token', 'address'), member('amount', 'uint160')]
  const types = {
    PermitBatch: [member('details', 'PermitDetails[]'), member('spender', 'address')],
    PermitDetails: details,
  }
  const message = {
    details: [
      { token: TO, amount: `${SUPPLY}` },
      { token: TOKEN.toLowerCase(), amount: `${SUPPLY}` },
    ],
    spender: TO,
  }
  const { asked } = await sign('PermitBatch', types, message, PERMIT2)
  const amounts = asked.at(-1)?.facts.flatMap(({ label, value }) => (/amount/.test(label) ? [value] : []))
  expect(amounts).toEqual(['5000', 'Unlimited (5000)'])
})

const key = createRandomAccount()
const now = (): number => Math.floor(Date.now() / 1_000)
const grant = (permission: object, answers?: Answers, expiry = now() + 3_600) => {
  const evm = start(answers)
  const signer = { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: key.publicKey }] } }
  const params = [{ chainId: '0x1', address: smart.address, expiry, signer, permissions: [permission] }]
  return evm.run('wallet_grantPermissions', params).then(() => ({
    fact: evm.fact,
    warnings: evm.last().warnings.slice(1),
  }))
}
const NO_LIMIT = 'There is no limit: the keys may take all you have of it, now and later.'

test('supply: an allowance of keys over all that exists of the token is unlimited', async () => {
  const start = now() - 1
  const allowance = (amount: bigint) => ({
    type: 'erc20-recurring-allowance',
    data: { token: TOKEN, allowance: toHex(amount), start, period: 86_400 },
  })
  const all = await grant(allowance(SUPPLY))
  expect(all.fact('May send')).toMatch(/^Unlimited \(5000 of the token’s smallest unit\), every day/)
  expect(all.warnings).toEqual([NO_LIMIT])
  for (const [amount, answers] of [
    [SUPPLY - 1n, undefined],
    [SUPPLY, { supply: undefined }],
  ] as const) {
    const less = await grant(allowance(amount), answers)
    expect(less.fact('May send')).toMatch(/^At most (4999|5000) of the token’s smallest unit every day/)
    expect(less.warnings).toEqual([])
  }
})

test('supply: what an allowance of keys comes to in all is compared too', async () => {
  const start = now() + 1_000
  const data = { token: TOKEN, allowance: '0x32', start, period: 1 }
  const permission = { type: 'erc20-recurring-allowance', data }
  const all = await grant(permission, undefined, start + 99)
  expect(all.fact('In all')).toBe('Unlimited (5000 of the token’s smallest unit)')
  expect(all.warnings).toEqual([NO_LIMIT])
  expect((await grant(permission, { supply: undefined }, start + 99)).fact('In all')).toBe(
    'At most 5000 of the token’s smallest unit',
  )
})

test('supply: a limit of a method that is all that exists of the token is none', async () => {
  const warnings = async (value: Hex, answers?: Answers) => {
    const functions = [{ functionName: 'transfer', args: [null, { operator: 'LESS_THAN', value }] }]
    const data = { address: TOKEN, abi: erc20Abi, functions }
    return (await grant({ type: 'contract-call', data }, answers)).warnings
  }
  const all = ['One of these methods can take or hand over all you have in that contract.']
  const again = ['The limits are for each call, and the keys may call any number of times.']
  expect(await warnings('0x1388')).toEqual(all)
  expect(await warnings('0x1387')).toEqual(again)
  expect(await warnings('0x1388', { supply: undefined })).toEqual(again)
})

import type { ExplainedPermission, RequestAction } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { OTHER, openApproval, sending, text, USDC } from '../test-support/open-approval'

const hexOf = (bytes: Iterable<number>): string =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
const signIn = (domain: string, statement = 'Hello'): string =>
  `${domain} wants you to sign in with your Ethereum account:\n${OTHER}\n\n${statement}`
const messageOf = (message: { readonly text?: string; readonly hex: string }) => ({
  explained: { subject: 'message', steps: [], message, isTruncated: false } as const,
})
const ofText = (message: string) =>
  messageOf({ text: message, hex: hexOf(new TextEncoder().encode(message)) })

test('approve view: a sign-in at another site is said to be one, also with a replacement character', async () => {
  for (const statement of ['Hello', 'Hello \uFFFD']) {
    const view = await openApproval(ofText(signIn('bank.example', statement)))
    await expect.poll(() => text(view)).toContain('This signs you in at bank.example, which is another site.')
  }
})

test('approve view: a sign-in that is no text is said to be one', async () => {
  const bytes = [0xff, ...new TextEncoder().encode(signIn('bank.example'))]
  const view = await openApproval(messageOf({ hex: hexOf(bytes) }))
  await expect.poll(() => text(view)).toContain('This signs you in somewhere, in a form nobody can read.')
})

test('approve view: bytes that are no text have a warning, and a text has none', async () => {
  const warnings = (view: Awaited<ReturnType<typeof openApproval>>): string =>
    view
      .findAll('[part~="approve-warning"]')
      .map((one) => one.textContent)
      .join()
  const view = await openApproval(messageOf({ hex: `0x${'a1'.repeat(32)}` }))
  await expect.poll(() => warnings(view)).toContain('we can’t tell what signing it allows')
  const plain = await openApproval(ofText('Hello'))
  await expect.poll(() => text(plain)).toContain('Hello')
  expect(warnings(plain)).toBe('')
})

test('approve view: a sign-in at the page itself has no warning', async () => {
  const first = await openApproval({})
  const own = first.test.browser.origin.replace('https://', '')
  const view = await openApproval(ofText(signIn(own)))
  await expect.poll(() => text(view)).toContain('wants you to sign in')
  expect(text(view)).not.toContain('This signs you in')
})

const stepOf = (action: RequestAction) =>
  openApproval({
    approval: sending,
    explained: { subject: 'transaction', steps: [[action]], isTruncated: false },
  })
const allowance = { type: 'allowance', spender: OTHER, token: { address: USDC }, isUnlimited: false } as const

test('approve view: an approval of which the standard is unknown has both meanings', async () => {
  const none = await stepOf({ ...allowance, amount: '0', mayBeNft: true })
  await expect.poll(() => text(none)).toContain('If this contract has NFTs, this lets them move NFT #0.')
  const some = await stepOf({ ...allowance, amount: '7', mayBeNft: true })
  await expect.poll(() => text(some)).toContain('If this contract has NFTs, this lets them move NFT #7.')
  const known = await stepOf({ ...allowance, amount: '0' })
  await expect.poll(() => text(known)).toContain('Stop spending')
  expect(text(known)).not.toContain('NFT')
  const moved = await stepOf({
    type: 'transfer',
    from: USDC,
    to: OTHER,
    token: { address: USDC },
    amount: '7',
    mayBeNft: true,
  })
  await expect.poll(() => text(moved)).toContain('If this contract has NFTs, this is NFT #7.')
})

test('approve view: of a new contract the coins that it gets are said, with a warning', async () => {
  const view = await stepOf({ type: 'deploy', byteCount: 2, amount: '5000000000000000000' })
  await expect.poll(() => text(view)).toContain('5 ETH')
  expect(text(view)).toContain('We can’t tell what this does.')
})

test('approve view: signed data by which others get tokens is called a transfer', async () => {
  const view = await openApproval({
    approval: { method: 'eth_signTypedData_v4', params: [USDC, {}] },
    explained: {
      subject: 'typed-data',
      primaryType: 'TransferWithAuthorization',
      steps: [[{ type: 'transfer', to: OTHER, token: { address: USDC }, amount: '5' }]],
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('Sign a transfer')
})

test('approve view: a known method of tokens that is not decoded is said to be one', async () => {
  const view = await stepOf({ type: 'call', to: OTHER, data: '0x2a2d80d1', byteCount: 4, takes: 'permit' })
  await expect
    .poll(() => text(view))
    .toContain('This can move your tokens or NFTs, or let others do it (permit).')
})

const method = { type: 'method', contract: USDC, valueLimit: '0', isDelegate: false } as const
const granting = (permission: ExplainedPermission) =>
  openApproval({
    approval: { method: 'wallet_grantPermissions', params: [{}] },
    explained: {
      subject: 'permissions',
      steps: [],
      grant: { expiresAt: '1900000000', signers: ['0x04ab'], permissions: [permission] },
      isTruncated: false,
    },
  })
const TAKES_ALL = 'This method can take or hand over all you have in this contract.'

test('approve view: a permission is judged by what the contract takes the method for', async () => {
  const view = await granting({
    ...method,
    method: 'transfer',
    selector: '0xa9059cbb',
    claimedName: 'many_msg_babbage',
    conditions: [{ position: 2, operator: 'greater', value: '0' }],
  })
  await expect.poll(() => text(view)).toContain('Call transfer')
  expect(text(view)).toContain('This site calls it many_msg_babbage.')
  expect(text(view)).toContain(TAKES_ALL)
})

test('approve view: of a method that nobody knows the name is said to be the site’s', async () => {
  const UNKNOWN = 'We don’t know this method. Its name is only what the site calls it.'
  const unknown = await granting({
    ...method,
    method: 'claimRewards',
    selector: '0x12345678',
    conditions: [],
  })
  await expect.poll(() => text(unknown)).toContain(UNKNOWN)
  const known = await granting({ ...method, method: 'approve', selector: '0x095ea7b3', conditions: [] })
  await expect.poll(() => text(known)).toContain(TAKES_ALL)
  expect(text(known)).not.toContain(UNKNOWN)
})

test('approve view: only a limit of recipient or amount takes the place of the warning', async () => {
  const approve = { ...method, method: 'approve', selector: '0x095ea7b3' } as const
  const toOne = await granting({
    ...approve,
    conditions: [
      { position: 1, operator: 'equal', value: String(BigInt('0x000000000000000000000000000000000000dEaD')) },
    ],
  })
  await expect
    .poll(() => text(toOne))
    .toContain('Only if argument 1 is this address 0x000000000000000000000000000000000000dead')
  // To compare: in two lines of groups, as the key that acts and the contract.
  const condition = toOne.find('[part~="permission"] [part~="whole-address"]')
  expect([condition.textContent, condition.childElementCount]).toEqual([`0x${'dead'.padStart(40, '0')}`, 2])
  expect(text(toOne)).not.toContain(TAKES_ALL)
  const less = await granting({ ...approve, conditions: [{ position: 2, operator: 'less', value: '100' }] })
  await expect.poll(() => text(less)).toContain('To anyone, with each call, any number of times')
  expect(text(less)).toContain('every one with a lower number can be taken')
  expect(text(less)).not.toContain(TAKES_ALL)
  const uncertain = await granting({
    ...approve,
    conditions: [{ position: 2, operator: 'less', value: '100', isUncertain: true }],
  })
  await expect.poll(() => text(uncertain)).toContain(TAKES_ALL)
})

test('approve view: an allowance that comes to all that exists of the token may take all', async () => {
  const shown = async (supply: string | undefined) => {
    const allowance = {
      type: 'allowance',
      token: { address: USDC },
      amount: '50',
      periodSeconds: '60',
    } as const
    const view = await openApproval({
      approval: { method: 'wallet_grantPermissions', params: [{ expiry: 1_900_000_000 }] },
      explained: {
        subject: 'permissions',
        steps: [],
        grant: {
          expiresAt: '1900000000',
          signers: ['0x04ab'],
          permissions: [{ ...allowance, isUnlimited: false, ...(supply && { supply }) }],
        },
        isTruncated: false,
      },
    })
    await expect.poll(() => text(view)).toContain('Send up to')
    return text(view)
  }
  expect(await shown('5000')).toContain('It may take all your')
  expect(await shown(String(10n ** 30n))).not.toContain('It may take all your')
  expect(await shown(undefined)).not.toContain('It may take all your')
})

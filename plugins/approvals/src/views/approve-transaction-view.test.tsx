import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { ADDRESS } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { IMITATOR, OTHER, openApproval, seen, sending, text, USDC } from '../test-support/open-approval'

const MAX = String(2n ** 256n - 1n)

test('approve view: above the frame stands whose wallet is asked, and for what', async () => {
  const view = await openApproval({ waiting: 2 })
  await act(() =>
    view.test.setState(embeddedWalletContract, {
      login: { provider: 'email', email: 'ada@example.com', username: undefined, networkId: undefined },
    }),
  )
  await expect.poll(() => text(view)).toContain('hello')
  expect(seen(view)).toBe('ada@example.com Your wallet 2 more waiting The site asks Sign a message')
  expect(view.announced()).toContain('Sign a message')
  await expect.poll(() => view.shownOver.length).toBeGreaterThan(0)
  const area = view.shownOver.at(-1)?.getBoundingClientRect()
  expect(area?.width).toBe(360)
  expect(await view.violations()).toEqual([])
})

test('approve view: site, network, account and addresses are the frame’s; the site’s are not shown as the frame shows them', async () => {
  const view = await openApproval({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [[{ type: 'transfer', to: USDC, token: { address: OTHER }, amount: '1' }]],
      isTruncated: false,
    },
    simulation: { status: 'changes', changes: [{ token: { address: OTHER }, amount: '-1' }] },
  })
  await expect.poll(() => text(view)).toContain(USDC)
  expect(seen(view)).toBe(
    'Your wallet Send 1 units of an unknown token The network fee comes on top. The site asks Send a transaction',
  )
  expect(view.findAll('[part~="whole-address"]')).toEqual([])
  await act(() => view.findAll('summary')[0]?.click())
  for (const shown of [USDC, OTHER, ADDRESS]) expect(seen(view)).toContain(shown)
  expect(await view.violations()).toEqual([])
})

test('approve view: a transfer has amount, worth and name, and what else the node has seen change', async () => {
  const view = await openApproval({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [[{ type: 'transfer', to: OTHER, token: {}, amount: '1500000000000000000' }]],
      isTruncated: false,
    },
    simulation: {
      status: 'changes',
      changes: [
        { token: {}, amount: '-1500000000000000000' },
        { token: { address: USDC, symbol: 'USDC', decimals: 6 }, amount: '7000000' },
      ],
    },
  })
  await expect.poll(() => seen(view)).toContain('ada.eth')
  await expect
    .poll(() => seen(view))
    .toBe(
      `Your wallet Send 1.5 ETH $4,500.00 To ada.eth Receive 7 USDC ${USDC} The network fee comes on top. The site asks Send a transaction`,
    )
  expect(await view.violations()).toEqual([])
})

test('approve view: the signing account is shown with its type, and is the simulated one', async () => {
  const eoa = { namespace: 'eip155', address: OTHER, type: 'eoa' } as const
  const view = await openApproval({
    accounts: [{ namespace: 'eip155', address: ADDRESS, type: 'smartAccount' }, eoa],
    approval: { ...sending, address: OTHER },
    explained: { subject: 'transaction', steps: [], isTruncated: false },
  })
  await expect.poll(() => view.readFor.length).toBeGreaterThan(1)
  expect(view.readFor).toEqual(view.readFor.map(() => eoa))
  const from = (): string | undefined => view.findAll('[part="approve-from"]')[0]?.textContent ?? undefined
  await expect.poll(from).toContain(OTHER)
  expect(from()).toContain('From')
  expect(from()).toContain('Regular account')
  expect(from()).not.toContain('Smart account')
  expect(await view.violations()).toEqual([])
})

test('approve view: a fee set by the request is shown, with a warning if it is high', async () => {
  const view = await openApproval({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [],
      fee: '2000000000000000000',
      warnings: ['high-fee'],
      isTruncated: false,
    },
    simulation: { status: 'changes', changes: [] },
  })
  await expect.poll(() => text(view)).toContain('Network fee, at most')
  for (const part of ['2 ETH', '$6,000.00', 'The network fee is far higher than usual.'])
    expect(text(view)).toContain(part)
  expect(text(view)).not.toContain('The network fee comes on top.')
  expect(await view.violations()).toEqual([])
})

test('approve view: an unlimited approval is marked', async () => {
  const token = { address: USDC, symbol: 'USDC', decimals: 6 }
  const allowance = { type: 'allowance', spender: OTHER, token, amount: MAX, isUnlimited: true } as const
  const view = await openApproval({
    approval: sending,
    explained: { subject: 'transaction', steps: [[allowance]], isTruncated: false },
  })
  await expect.poll(() => text(view)).toContain('Unlimited')
  expect(text(view)).toContain('could take all your USDC, now and later')
  expect(text(view)).toContain('We couldn’t check this with the network.')
  expect(await view.violations()).toEqual([])
})

test('approve view: a limited approval shows its limit', async () => {
  const token = { address: USDC, symbol: 'USDC', decimals: 6 }
  const allowance = {
    type: 'allowance',
    spender: OTHER,
    token,
    amount: '50000000',
    isUnlimited: false,
  } as const
  const view = await openApproval({
    approval: sending,
    explained: { subject: 'transaction', steps: [[allowance]], isTruncated: false },
  })
  await expect.poll(() => text(view)).toContain('Up to 50 USDC')
  expect(text(view)).not.toContain('Unlimited')
})

test('approve view: if only the network reports an NFT, both meanings of the call are shown', async () => {
  const nft = { collection: USDC, tokenId: '7', isReported: true } as const
  const view = await openApproval({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [[{ type: 'nft-allowance', spender: OTHER, ...nft }]],
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('NFT #7')
  expect(text(view)).toContain('these are 7 of its smallest units')
})

test('approve view: a look-alike of the own address has a warning', async () => {
  const imitation = `${ADDRESS.slice(0, 6)}${'0'.repeat(30)}${ADDRESS.slice(-6)}`
  const view = await openApproval({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [[{ type: 'transfer', to: imitation, token: {}, amount: '1' }]],
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('Looks like your account 0xb3F0 68DC c2f9')
})

test('approve view: a name that looks like another one is shown with a warning', async () => {
  const view = await openApproval({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [[{ type: 'transfer', to: IMITATOR, token: {}, amount: '1' }]],
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('This name has unusual characters. Check the address.')
})

test('approve view: what was not decoded says so, and has its params', async () => {
  const view = await openApproval({
    approval: { method: 'wallet_grantPermissions', params: [{ expiry: 60 }] },
    explained: { subject: 'other', steps: [], isTruncated: false },
  })
  await expect.poll(() => text(view)).toContain('We can’t read this request.')
  expect(text(view)).toContain('Give this site permissions')
  expect(text(view)).toContain('expiry60')
  expect(await view.violations()).toEqual([])
})

test('approve view: permissions are explained, unlimited and unknown ones are marked', async () => {
  const view = await openApproval({
    approval: { method: 'wallet_grantPermissions', params: [{ expiry: 1_900_000_000 }] },
    explained: {
      subject: 'permissions',
      steps: [],
      grant: {
        expiresAt: '1900000000',
        signers: ['0x04ab'],
        permissions: [
          {
            type: 'allowance',
            token: {},
            amount: '5000000000000000000',
            isUnlimited: false,
            periodSeconds: '86400',
          },
          {
            type: 'allowance',
            token: { address: USDC },
            amount: '1',
            isUnlimited: true,
            periodSeconds: '60',
          },
          {
            type: 'method',
            contract: OTHER,
            method: 'approve',
            conditions: [],
            valueLimit: '0',
            isDelegate: false,
          },
          { type: 'unknown', name: 'nft-transfer' },
        ],
      },
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('Send up to 5 ETH')
  for (const part of [
    'Renews after 1 day',
    'Send an unlimited amount',
    'It may take all your',
    'Call approve',
    'This method can take or hand over all you have in this contract.',
    OTHER,
    'We can’t explain this: nft-transfer',
    '0x04ab',
    'Mar 17, 2030',
  ])
    expect(text(view)).toContain(part)
  expect(text(view)).toMatch(/Up to [\d,]+ ETH in all\./)
  expect(await view.violations()).toEqual([])
})

test('approve view: warnings of a request are shown', async () => {
  const view = await openApproval({
    approval: { method: 'eth_signTypedData_v4', params: [ADDRESS, {}] },
    explained: {
      subject: 'typed-data',
      steps: [],
      primaryType: 'Permit',
      warnings: ['unread-permission', 'any-network'],
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('This may allow someone to spend your tokens')
  expect(text(view)).toContain('This signature is valid on every network')
  expect(await view.violations()).toEqual([])
})

test('approve view: a batch numbers its calls, and marks a failing one', async () => {
  const call = { type: 'call', to: OTHER, data: '0x12345678', byteCount: 4 } as const
  const view = await openApproval({
    approval: { method: 'wallet_sendCalls', params: [{}] },
    explained: { subject: 'transaction', steps: [[call], [call]], isTruncated: true },
    simulation: { status: 'failing', reason: 'paused' },
  })
  await expect.poll(() => text(view)).toContain('This will probably fail: paused')
  expect(text(view)).toContain('Approve 2 actions')
  expect(text(view)).toContain('Step 1')
  expect(text(view)).toContain('Step 2')
  expect(text(view)).toContain('We can’t tell what this does.')
  expect(text(view)).toContain('There’s more than fits here.')
  expect(await view.violations()).toEqual([])
})

test('approve view: a pending simulation shows skeletons, and is unavailable after 8 s', async () => {
  const view = await openApproval({
    approval: sending,
    explained: { subject: 'transaction', steps: [], isTruncated: false },
    simulation: new Promise(() => undefined),
  })
  await expect.poll(() => view.findAll('[part="approve-changes"][aria-busy]').length).toBe(1)
  await act(() => view.test.clock.advance(8_000))
  await expect.poll(() => text(view)).toContain('We couldn’t check this with the network.')
})

test('approve view: a loading frame shows skeletons and Decline', async () => {
  const view = await openApproval({})
  await act(() => view.wallet.setFrame('loading'))
  expect(view.findAll('[part="approve-frame-loading"]')).toHaveLength(1)
  expect(await view.violations()).toEqual([])
  await view.press('Decline')
  await expect.poll(() => view.wallet.aborted).toEqual([['first']])
})

test('approve view: without a request it says that none is pending', async () => {
  const view = await openApproval({})
  await act(() => view.wallet.end({ id: 'first', method: 'personal_sign', outcome: 'approved' }))
  await view.open('ApproveTransaction')
  expect(text(view)).toContain('Nothing is waiting for your approval.')
  expect(await view.violations()).toEqual([])
})

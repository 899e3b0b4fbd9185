import { createTranslate } from '@latchkey/kernel'
import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import { HttpStatusError } from '@latchkey/kernel/web'
import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { siwxContract } from '../contract'
import { SignInRefusedError } from '../errors'
import { createFakeServer, type OpenSiwx, openSiwx } from '../test-support/open-siwx'

const pending = (): Error => new SignInRefusedError('SIGNATURE_PENDING')

/** A page whose server answers the signature with these errors, one after the other, and then accepts it. */
async function openPending(...errors: readonly unknown[]) {
  return openVisit({ errors })
}

interface VisitParts {
  readonly errors: readonly unknown[]
  readonly storage?: MemoryStorage
  /** Milliseconds since the first visit. */
  readonly atMs?: number
  /** Whether the page signs in at once. */
  readonly isAsked?: boolean
}

async function openVisit({ errors, storage, atMs = 0, isAsked = true }: VisitParts) {
  const server = createFakeServer()
  let asked = 0
  const page = openSiwx({
    required: false,
    createMessage: () => ({ expirationTime: new Date(600_000).toISOString() }),
    ...(storage && { storage }),
    backend: {
      ...server,
      async add(signed) {
        asked += 1
        const error = errors[asked - 1]
        if (error !== undefined) throw error
        return server.add(signed)
      },
    },
  })
  await page.clock.advance(atMs)
  await page.connect()
  let outcome = 'waits'
  const signed = isAsked ? page.api.sign() : new Promise(() => undefined)
  void signed.then(
    () => {
      outcome = 'signed'
    },
    (error: { readonly code?: string }) => {
      outcome = String(error.code)
    },
  )
  const turn = async (ms = 0): Promise<void> => {
    await page.clock.advance(ms)
    for (let round = 0; round < 5; round += 1) await page.clock.advance(0)
  }
  await turn()
  return { page, turn, asked: () => asked, outcome: () => outcome }
}

test('confirming: the owners of a contract are waited for, and the wallet is asked once', async () => {
  const { page, turn, asked, outcome } = await openPending(pending(), pending())
  expect([page.status(), outcome(), asked()]).toEqual(['confirming', 'waits', 1])
  await turn(4_999)
  expect(asked()).toBe(1)
  await turn(1)
  expect([page.status(), asked()]).toEqual(['confirming', 2])
  await turn(5_000)
  expect([page.status(), outcome(), asked()]).toEqual(['signed-in', 'signed', 3])
  expect(page.prompts).toHaveLength(1)
})

test.each([
  ['its node', new SignInRefusedError('NODE_UNREACHABLE')],
  ['the server', new HttpStatusError(503, undefined)],
  ['the line', new TypeError('fetch failed')],
])('confirming: it goes on while %s is away, but does not begin so', async (_what, away) => {
  const { page, turn } = await openPending(pending(), away)
  await turn(5_000)
  expect(page.status()).toBe('confirming')
  await turn(5_000)
  expect(page.status()).toBe('signed-in')
  const other = await openPending(away, pending())
  expect([other.page.status(), other.asked()]).toEqual(['signed-out', 1])
})

test.each(['NONCE_EXPIRED', 'NONCE_UNKNOWN', 'MESSAGE_EXPIRED'])(
  'confirming: it ends with an error that names the owners when the server says %s',
  async (reason) => {
    const { page, turn, outcome } = await openPending(pending(), new SignInRefusedError(reason))
    await turn(5_000)
    expect([page.status(), outcome()]).toEqual(['signed-out', 'SIWX_NOT_CONFIRMED'])
    const other = await openPending(new SignInRefusedError(reason))
    expect(other.outcome()).toBe('SIWX_REFUSED')
  },
)

test('confirming: a signature that turns out not to be valid ends it', async () => {
  const { page, turn, outcome } = await openPending(pending(), new SignInRefusedError('SIGNATURE_INVALID'))
  await turn(5_000)
  expect([page.status(), outcome()]).toEqual(['signed-out', 'SIWX_REFUSED'])
})

test('confirming: signing out, disconnecting and another network end it, and nothing is asked any more', async () => {
  for (const leave of ['signOut', 'disconnect', 'switch']) {
    const { page, turn, asked, outcome } = await openPending(pending(), pending())
    if (leave === 'signOut') await page.api.signOut()
    else if (leave === 'disconnect') await page.disconnect()
    else await page.connect('eip155:8453')
    await turn(60_000)
    expect([leave, outcome(), asked()]).toEqual([leave, 'REQUEST_ABORTED', 1])
  }
})

test('confirming: it ends when the message is over, also where the backend only says that they have not', async () => {
  const { page, turn, outcome } = await openPending(...Array.from({ length: 200 }, pending))
  await turn(600_000)
  expect([page.status(), outcome()]).toEqual(['confirming', 'waits'])
  await turn(35_000)
  expect([page.status(), outcome()]).toEqual(['signed-out', 'SIWX_NOT_CONFIRMED'])
  expect(page.latchkey.read(siwxContract).awaited).toBeUndefined()
})

const KEY = 'latchkey/1/latchkey/siwx/state'
/** A visit that ends while the owners are waited for. */
async function leaveWaiting(): Promise<string> {
  const storage = createMemoryStorage()
  const { page } = await openVisit({ errors: [pending()], storage })
  await expect.poll(() => storage.entries.get(KEY)).toContain('"awaited"')
  page.latchkey.dispose()
  return storage.entries.get(KEY) ?? ''
}

test('confirming: a reload goes on waiting without asking the wallet, also while the server is away', async () => {
  const storage = createMemoryStorage({ [KEY]: await leaveWaiting() })
  const { page, turn, asked } = await openVisit({
    errors: [new TypeError('fetch failed')],
    storage,
    isAsked: false,
  })
  await expect.poll(page.status).toBe('confirming')
  expect([page.prompts.length, asked()]).toEqual([0, 1])
  await turn(5_000)
  expect([page.status(), page.prompts.length]).toEqual(['signed-in', 0])
  await expect.poll(() => storage.entries.get(KEY)).not.toContain('"awaited"')
})

const withoutEnd = (text: string): string => text.replace(/\\nExpiration Time: [^\\"]*/, '')

test.each<[what: string, atMs: number, change: (text: string) => string]>([
  ['the message is over', 700_000, (text) => text],
  ['the message has no end and is a day old', 87_000_000, withoutEnd],
  ['what is kept is of another site', 0, (text) => text.replace('host.example wants', 'evil.example wants')],
  ['what is kept is no message', 0, (text) => text.replace(' wants you to', '')],
  ['what is kept is of another account', 0, (text) => text.replace(ADDRESS, `0x${'12'.repeat(20)}`)],
  ['what is kept is of another network', 0, (text) => text.replace('Chain ID: 1', 'Chain ID: 10')],
  ['what is kept has no signature', 0, (text) => text.replace('"signature"', '"no"')],
])('confirming: after a reload nobody is waited for where %s', async (_what, atMs, change) => {
  const before = await leaveWaiting()
  const after = change(before)
  if (atMs === 0) expect(after).not.toBe(before)
  const storage = createMemoryStorage({ [KEY]: after })
  const { page, asked } = await openVisit({ errors: [], storage, atMs, isAsked: false })
  await expect.poll(page.status).toBe('signed-out')
  expect(asked()).toBe(0)
})

const english = createTranslate({ locale: 'en', texts: {} })
/** What the user was told. */
const told = ({ notices }: OpenSiwx): readonly string[] =>
  notices.map(({ notice }) => `${notice.surface} ${notice.code}: ${notice.text(english, undefined)}`)
const NOT_CONFIRMED = 'alert SIWX_NOT_CONFIRMED: The owners didn’t confirm in time. You’re not signed in.'

test('confirming: what a reload waited for in vain is told where no screen is open, until the user signs in', async () => {
  const storage = createMemoryStorage({ [KEY]: await leaveWaiting() })
  const errors = [pending(), new SignInRefusedError('NONCE_EXPIRED')]
  const { page, turn } = await openVisit({ errors, storage, isAsked: false })
  await expect.poll(page.status).toBe('confirming')
  expect(told(page)).toEqual([])
  await turn(5_000)
  await expect.poll(() => told(page)).toEqual([NOT_CONFIRMED])
  expect([page.status(), page.api.session()]).toEqual(['signed-out', undefined])
  expect(page.notices[0]?.notice.signal?.aborted).toBe(false)
  await page.api.sign()
  expect(page.notices[0]?.notice.signal?.aborted).toBe(true)
})

test('confirming: a listener of the page gets one event of what was waited for in vain, however many wait', async () => {
  for (const isAsked of [false, true]) {
    const storage = createMemoryStorage({ [KEY]: await leaveWaiting() })
    const errors = [pending(), new SignInRefusedError('NONCE_EXPIRED')]
    const { page, turn } = await openVisit({ errors, storage, isAsked })
    const failed: unknown[] = []
    page.latchkey.on('siwx:failed', ({ error }) => failed.push(error))
    await turn(5_000)
    await expect.poll(() => failed).toMatchObject([{ code: 'SIWX_NOT_CONFIRMED' }])
  }
})

test('confirming: a refusal after a reload is told by its own words', async () => {
  const storage = createMemoryStorage({ [KEY]: await leaveWaiting() })
  const errors = [pending(), new SignInRefusedError('SIGNATURE_INVALID')]
  const { page, turn } = await openVisit({ errors, storage, isAsked: false })
  await turn(5_000)
  await expect
    .poll(() => told(page))
    .toEqual(['alert SIWX_REFUSED: The site didn’t accept your signature. You’re not signed in.'])
  expect(page.status()).toBe('signed-out')
})

test('confirming: what has run out between two visits is told once, by the next one of its account', async () => {
  const storage = createMemoryStorage({ [KEY]: await leaveWaiting() })
  const { page } = await openVisit({ errors: [], storage, atMs: 700_000, isAsked: false })
  await expect.poll(() => told(page)).toEqual([NOT_CONFIRMED])
  expect([page.status(), page.api.session()]).toEqual(['signed-out', undefined])
  await expect.poll(() => storage.entries.get(KEY)).not.toContain('"awaited"')
  await page.disconnect()
  expect(page.notices[0]?.notice.signal?.aborted).toBe(true)
  await page.connect()
  expect(told(page)).toHaveLength(1)
})

test.each<[what: string, change: (text: string) => string]>([
  ['another site', (text) => text.replace('host.example wants', 'evil.example wants')],
  ['another account', (text) => text.replace(ADDRESS, `0x${'12'.repeat(20)}`)],
  ['another network', (text) => text.replace('Chain ID: 1', 'Chain ID: 10')],
])('confirming: nothing is told of what was signed for %s', async (_what, change) => {
  const storage = createMemoryStorage({ [KEY]: change(await leaveWaiting()) })
  const { page, turn } = await openVisit({ errors: [], storage, atMs: 700_000, isAsked: false })
  await expect.poll(page.status).toBe('signed-out')
  await turn(5_000)
  expect(told(page)).toEqual([])
})

test('confirming: nothing is told where the user cancels, signs out or uses another network', async () => {
  for (const leave of ['cancel', 'signOut', 'switch'] as const) {
    const storage = createMemoryStorage({ [KEY]: await leaveWaiting() })
    const { page, turn } = await openVisit({ errors: [pending(), pending()], storage, isAsked: false })
    await expect.poll(page.status).toBe('confirming')
    if (leave === 'switch') await page.connect('eip155:8453')
    else await page.api[leave]()
    await turn(60_000)
    expect([leave, told(page)]).toEqual([leave, []])
  }
})

test('confirming: a message without an end is waited for as long as others last', async () => {
  const after = withoutEnd(await leaveWaiting())
  expect(after).not.toContain('Expiration Time')
  const { page, turn } = await openVisit({
    errors: Array.from({ length: 20 }, pending),
    storage: createMemoryStorage({ [KEY]: after }),
    atMs: 86_390_000,
    isAsked: false,
  })
  await expect.poll(page.status).toBe('confirming')
  await turn(45_000)
  expect(page.status()).toBe('signed-out')
})

test('confirming: cancelling and signing out forget it, so that the wallet is asked anew', async () => {
  for (const leave of ['cancel', 'signOut'] as const) {
    const { page, turn } = await openPending(pending())
    expect(page.latchkey.read(siwxContract).awaited).toMatchObject({ signature: '0x01' })
    await page.api[leave]()
    await turn()
    expect(page.latchkey.read(siwxContract).awaited).toBeUndefined()
    await page.api.sign()
    expect(page.prompts).toHaveLength(2)
  }
})

test('confirming: what is refused on another network does not end it where owners are waited for', async () => {
  const { page, turn } = await openPending(pending(), new SignInRefusedError('SIGNATURE_INVALID'))
  await page.connect('eip155:8453')
  await expect(page.api.sign()).rejects.toMatchObject({ code: 'SIWX_REFUSED' })
  await page.connect()
  await turn()
  expect([page.status(), page.prompts.length]).toEqual(['signed-in', 2])
})

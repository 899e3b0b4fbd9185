import { isLatchkeyError, RequestAbortedError } from '@latchkey/kernel'
import { UserRejectedError } from '@latchkey/session/errors'
import { expect, test } from 'vitest'
import { recordHook } from '../test-support/record-hook'
import { useWalletAction } from './use-wallet-action'

interface Pending {
  readonly variables: string
  resolve(data: string): void
  reject(error: unknown): void
}

/** Renders the hook over requests that the test settles. */
async function show() {
  const asked: Pending[] = []
  const run = (variables: string): Promise<string> =>
    new Promise((resolve, reject) => void asked.push({ variables, resolve, reject }))
  const hook = await recordHook(() => useWalletAction(run))
  const settle = (index: number, how: (request: Pending) => void): Promise<void> =>
    hook.change(() => {
      const request = asked[index]
      if (request) how(request)
    })
  return { ...hook, asked, settle }
}

test('wallet action: goes from idle over wallet to success, with the variables and the data', async () => {
  const { now, change, asked, settle, shown, unmount } = await show()
  expect(now()).toMatchObject({ status: 'idle' })
  await change(() => now().mutate('a'))
  expect(now()).toMatchObject({ status: 'wallet', variables: 'a' })
  await settle(0, ({ resolve }) => resolve('A'))
  expect(now()).toMatchObject({ status: 'success', variables: 'a', data: 'A' })
  expect(asked).toHaveLength(1)
  expect(shown).toHaveLength(3)
  expect(new Set(shown.map(({ mutate }) => mutate)).size).toBe(1)
  expect(new Set(shown.map(({ mutateAsync }) => mutateAsync)).size).toBe(1)
  await unmount()
})

test.each<readonly [string, unknown, string]>([
  ['declined', new UserRejectedError({ phase: 'request' }), 'rejected'],
  ['declined, as the cause of another error', new Error('no', { cause: { code: 4001 } }), 'rejected'],
  ['called off', new RequestAbortedError('personal_sign'), 'rejected'],
  ['failed', new TypeError('boom'), 'failed'],
  ['failed with a text', 'boom', 'failed'],
])(
  'wallet action: what is %s is told apart, and the promise rejects with the same error',
  async (_name, error, status) => {
    const { now, change, settle, unmount } = await show()
    const rejections: unknown[] = []
    await change(
      () =>
        void now()
          .mutateAsync('a')
          .catch((reason) => rejections.push(reason)),
    )
    await settle(0, ({ reject }) => reject(error))
    await expect.poll(() => now().status).toBe(status)
    expect(now().error).toBeInstanceOf(Error)
    expect(rejections).toEqual([now().error])
    if (isLatchkeyError(error)) expect(now().error).toBe(error)
    await unmount()
  },
)

test('wallet action: the newest request decides, and an older one settles only its promise', async () => {
  const { now, change, settle, unmount } = await show()
  const results: string[] = []
  await change(
    () =>
      void now()
        .mutateAsync('old')
        .then((data) => results.push(data)),
  )
  await change(() => now().mutate('new'))
  await settle(0, ({ resolve }) => resolve('OLD'))
  expect(now()).toMatchObject({ status: 'wallet', variables: 'new' })
  await settle(1, ({ resolve }) => resolve('NEW'))
  expect(now()).toMatchObject({ status: 'success', data: 'NEW' })
  expect(results).toEqual(['OLD'])
  await unmount()
})

test('wallet action: reset forgets the outcome, and that of a request that is open', async () => {
  const { now, change, settle, unmount } = await show()
  await change(() => now().mutate('a'))
  await change(() => now().reset())
  await settle(0, ({ resolve }) => resolve('A'))
  expect(now().status).toBe('idle')
  expect(now().data).toBeUndefined()
  await unmount()
})

test('wallet action: an answer after unmounting settles the promise and renders nothing', async () => {
  const { now, change, settle, shown, unmount } = await show()
  const results: string[] = []
  await change(
    () =>
      void now()
        .mutateAsync('a')
        .then((data) => results.push(data)),
  )
  await unmount()
  const renders = shown.length
  await settle(0, ({ resolve }) => resolve('A'))
  expect([results, shown.length]).toEqual([['A'], renders])
})

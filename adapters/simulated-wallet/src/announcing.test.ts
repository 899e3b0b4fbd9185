import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'

function createPage() {
  const page = new EventTarget()
  const details: unknown[] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    details.push(event instanceof CustomEvent ? event.detail : undefined)
  })
  return { page, details, ask: () => page.dispatchEvent(new Event('eip6963:requestProvider')) }
}

test('announce: says who it is at once and whenever a page asks, until it stops', () => {
  const wallet = createSimulatedWallet({ name: 'Test', rdns: 'org.example.test' })
  const { page, details, ask } = createPage()
  const stop = wallet.announce({ target: page })
  expect(details).toEqual([{ info: wallet.info, provider: wallet.provider }])
  expect(Object.isFrozen(details[0])).toBe(true)
  ask()
  expect(details).toHaveLength(2)
  stop()
  ask()
  expect(details).toHaveLength(2)
})

test('announce: delayed, it is silent until then, and stop() cancels it', async () => {
  const { page, details, ask } = createPage()
  const late = createSimulatedWallet()
  late.announce({ target: page, delayMs: 1 })
  ask()
  expect(details).toEqual([])
  await new Promise((resolve) => page.addEventListener('eip6963:announceProvider', resolve))
  expect(details).toHaveLength(1)

  const never = createSimulatedWallet()
  never.announce({ target: page, delayMs: 60_000 })
  never.stop()
})

test('legacy: sets ethereum while it is announced and restores the former value', () => {
  const page = Object.assign(new EventTarget(), { ethereum: 'another wallet' as unknown })
  const wallet = createSimulatedWallet({ legacy: true, eip6963: false, flags: { isMetaMask: true } })
  const stop = wallet.announce({ target: page })
  expect(page.ethereum).toBe(wallet.provider)
  expect(page.ethereum).toMatchObject({ isMetaMask: true })
  stop()
  expect(page.ethereum).toBe('another wallet')
})

test('legacy: a frozen ethereum stays as it is', () => {
  const page = new EventTarget()
  Object.defineProperty(page, 'ethereum', { value: 'frozen' })
  const wallet = createSimulatedWallet({ legacy: true })
  wallet.announce({ target: page })
  wallet.stop()
  expect(page).toMatchObject({ ethereum: 'frozen' })
})

test('info: has a fresh v4 uuid and a data URI by default', () => {
  const { info } = createSimulatedWallet()
  expect(info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(info.uuid).not.toBe(createSimulatedWallet().info.uuid)
  expect(info.icon).toMatch(/^data:image\/svg\+xml,/)
})

test.each([
  [{ icon: 'https://example.org/icon.png' }, 'icon must be a data URI'],
  [{ networks: [] }, 'at least one network'],
  [{ networks: [{ networkId: 'eip155:0x1' as const, rpcUrl: 'http://a.test' }] }, 'CAIP-2'],
  [{ networks: [{ networkId: 'eip155:1' as const, rpcUrl: 'ws://a.test' }] }, 'http or https'],
  [{ accounts: 0 }, 'from 1 to 10'],
  [{ accounts: [] }, 'at least one account'],
  [{ accounts: ['0x12' as const] }, '64 hexadecimal digits'],
])('options: %o is refused in a sentence', (options, message) => {
  expect(() => createSimulatedWallet(options)).toThrow(message)
  expect(() => createSimulatedWallet(options)).toThrow(
    expect.objectContaining({ code: 'INVALID_WALLET_OPTION' }),
  )
})

test('announce: a wallet with a Solana network registers with apps that are ready before and after, until it stops', () => {
  const page = new EventTarget()
  const registered = new Set<unknown>()
  const api = {
    register(wallet: unknown) {
      registered.add(wallet)
      return () => registered.delete(wallet)
    },
  }
  page.addEventListener('wallet-standard:register-wallet', (event) => {
    if (event instanceof CustomEvent) event.detail(api)
  })
  const networks = [{ networkId: 'solana:local', rpcUrl: 'http://127.0.0.1:1' }] as const
  const wallet = createSimulatedWallet({ networks })
  const announced: unknown[] = []
  page.addEventListener('eip6963:announceProvider', (event) => announced.push(event))
  wallet.announce({ target: page })
  expect([...registered]).toEqual([wallet.standardWallet])
  expect(announced).toEqual([])
  wallet.stop()
  expect(registered.size).toBe(0)

  const late = new EventTarget()
  createSimulatedWallet({ networks }).announce({ target: late })
  late.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  late.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: 'nonsense' }))
  expect(registered.size).toBe(1)

  createSimulatedWallet({ networks, walletStandard: false }).announce({ target: page })
  expect(registered.size).toBe(1)
})

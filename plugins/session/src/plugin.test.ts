import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { describe, expect, it, test } from 'vitest'
import { readMetadata } from './controller'
import type { SessionOptions } from './options'
import { session as createSession } from './plugin'
import { createFakeConnector } from './test-support/fake-connector'
import { adapter, flushTasks, network, startSession } from './test-support/start-session'

describe('networks', () => {
  it('networks: has a copy of the networks of every adapter, in their order', async () => {
    const chains = [adapter('eip155', ['eip155:8453', 'eip155:1']), adapter('solana', ['solana:x'])]
    const session = await startSession({ adapters: chains })
    expect(session.state().networks.map(({ id }) => id)).toEqual(['eip155:8453', 'eip155:1', 'solana:x'])
    for (const { networks } of chains)
      for (const foreign of [networks, ...networks]) expect(Object.isFrozen(foreign)).toBe(false)
  })

  it('addNetwork, removeNetwork: the host’s changes win over the adapters’ lists', async () => {
    const session = await startSession()
    const ids = (): readonly string[] => session.state().networks.map(({ id }) => id)
    session.api.addNetwork(network('eip155:10'))
    expect(ids()).toEqual(['eip155:1', 'eip155:8453', 'eip155:10'])
    session.api.removeNetwork('eip155:1')
    expect(ids()).toEqual(['eip155:8453', 'eip155:10'])
    session.api.removeNetwork('eip155:10')
    session.api.addNetwork(network('eip155:1'))
    expect(ids()).toEqual(['eip155:8453', 'eip155:1'])
  })

  it('addNetwork ignores an id that is configured, removeNetwork one that is not', async () => {
    const session = await startSession()
    const before = session.state()
    session.api.addNetwork({ ...network('eip155:1'), name: 'Evil' })
    session.api.removeNetwork('eip155:999')
    expect(session.state()).toBe(before)
  })

  it('addNetwork, removeNetwork: refuse a namespace that no adapter serves', async () => {
    const session = await startSession()
    const failure = { code: 'CHAIN_ADAPTER_NOT_FOUND', message: 'Chain adapter not found' }
    expect(() => session.api.addNetwork(network('solana:x'))).toThrow(expect.objectContaining(failure))
    expect(() => session.api.removeNetwork('solana:x')).toThrow(expect.objectContaining(failure))
  })

  it('addNetwork: a connected wallet on the added network is on a supported one from then on', async () => {
    const session = await startSession({ connectors: [createFakeConnector('wallet')] })
    await session.api.connect('wallet')
    session.api.removeNetwork('eip155:1')
    expect(session.api.active()?.network).toBeUndefined()
    session.api.addNetwork(network('eip155:1'))
    expect(session.api.active()?.network?.id).toBe('eip155:1')
  })

  it('adapter: returns the adapter of a namespace, or undefined', async () => {
    const session = await startSession()
    expect(session.api.adapter('eip155')?.id).toBe('eip155')
    expect(session.api.adapter('solana')).toBeUndefined()
  })
})

describe('options', () => {
  it('metadata: comes from the page; fields of the option replace those of the page', async () => {
    const page = { name: 'Host', description: '', url: 'https://host.example', icons: [] }
    expect(await (await startSession()).api.metadata()).toEqual(page)
    const named = await startSession({
      options: { metadata: { name: 'Shop', icons: ['https://a.example/i.png'] } },
    })
    expect(await named.api.metadata()).toEqual({ ...page, name: 'Shop', icons: ['https://a.example/i.png'] })
    // The production build does not check the option, but replaces an unsafe URL.
    const script = ['javascript', 'alert(1)'].join(':')
    expect(await readMetadata(createFakeBrowser(), { url: script })).toMatchObject({ url: page.url })
    const icons = ['data:image/png;base64,AA', 'https://a.example/i.png', 'http://localhost/i.png']
    const unsafe = [script, 'data:text/html,x', 'http://a.example/i.png', '/i.png']
    expect(await readMetadata(createFakeBrowser(), { icons: [...unsafe, ...icons] })).toMatchObject({ icons })
    const browser = {
      ...createFakeBrowser(),
      page: async () => ({
        title: 'T',
        description: 'D',
        origin: 'https://o.example',
        iconUrl: 'https://o.example/i',
      }),
    }
    const ofPage = { name: 'T', description: 'D', url: 'https://o.example', icons: ['https://o.example/i'] }
    expect(await (await startSession({ browser })).api.metadata()).toEqual(ofPage)
    // Hosts in JavaScript, and with looser types, give fields that have no value.
    const empty = Object.fromEntries(Object.keys(ofPage).map((name) => [name, undefined])) as object
    expect(await readMetadata(browser, empty)).toEqual(ofPage)
  })

  it('session.policy: has the defaults of the options', async () => {
    expect((await startSession()).api.policy).toEqual({
      enableNetworkSwitch: true,
      allowUnsupportedChain: false,
    })
  })

  it('connectors: those of the option are listed and can be connected', async () => {
    const wallet = createFakeConnector('mine', { traits: { kind: 'external', name: 'Mine' } })
    const session = await startSession({ options: { connectors: [wallet] } })
    expect(session.state().wallets).toMatchObject([{ id: 'mine', name: 'Mine' }])
    expect(await session.api.connect('mine')).toMatchObject({ id: 'mine' })
  })

  test.each<readonly [string, object]>([
    ['connectors', { connectors: {} }],
    ['reconnect', { reconnect: 1 }],
    ['metadata', { metadata: 'Shop' }],
    ['metadata.url', { metadata: { url: 'javascript:alert(1)' } }],
    ['metadata.url', { metadata: { url: 'myapp://x' } }],
    ['metadata.url', { metadata: { url: 'http://host.example' } }],
    ['enableNetworkSwitch', { enableNetworkSwitch: 'no' }],
    ['allowUnsupportedChain', { allowUnsupportedChain: null }],
    ['defaultNetwork', { defaultNetwork: 1 }],
    ['defaultNetwork', { defaultNetwork: 'eip155' }],
    ['defaultAccountTypes', { defaultAccountTypes: ['eoa'] }],
    ['defaultAccountTypes', { defaultAccountTypes: { solana: 'smartAccount' } }],
    ['defaultAccountTypes', { defaultAccountTypes: { bip122: 'eoa' } }],
  ])('options: an invalid %s throws INVALID_SESSION_OPTION with its name (%j)', (option, given) => {
    // JSON, because TypeScript would refuse these values.
    const options: SessionOptions = JSON.parse(JSON.stringify(given))
    expect(() => createTestLatchkey({ plugins: [createSession(options)] })).toThrow(
      expect.objectContaining({
        code: 'INVALID_SESSION_OPTION',
        message: expect.stringContaining(`'${option}' of session() must be`),
      }),
    )
  })

  it('options: an unknown option throws UNKNOWN_OPTION', () => {
    const options: SessionOptions = JSON.parse('{"reConnect":true}')
    expect(() => createTestLatchkey({ plugins: [createSession(options)] })).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_OPTION' }),
    )
  })
})

describe('start of the plugin', () => {
  it('start: without wallets and stored state, writes nothing to storage and starts no timer', async () => {
    const session = await startSession()
    await flushTasks()
    expect(session.storage.writes).toBe(0)
    expect(session.clock.waiting).toBe(0)
    expect(session.state()).toMatchObject({ restoreStatus: 'done', wallets: [] })
  })

  it('start: on a server, the state stays the initial one', async () => {
    const browser = { ...createFakeBrowser(), available: false }
    const session = await startSession({ browser, connectors: [createFakeConnector('wallet')] })
    expect(session.state()).toMatchObject({ restoreStatus: 'reading', connections: {}, wallets: [] })
  })
})

import { announceOnPage } from './announce-on-page'
import { createConfirmations, createScript, type ShowPrompt } from './create-confirmations'
import { createEmitter, createProvider } from './create-provider'
import { chainIdHex, createWalletState } from './create-wallet-state'
import { createMemoryStore, createRecords } from './memory'
import type { MethodContext } from './methods/method-context'
import type { SimulatedWalletOptions } from './options'
import { InvalidWalletOptionError, ProviderRpcError, providerErrorCodes } from './provider-error'
import { readAccounts, readInfo, readNetworks } from './read-options'
import type { RecordedRequest, SimulatedWallet, WalletInfo } from './simulated-wallet'
import { prepareSolana } from './solana/create-solana-side'
import { createStandardWallet } from './solana/create-standard-wallet'
import { standardIcon } from './solana/standard'

/**
 * A wallet for tests and demos. Needs no page until `announce()`.
 * @throws InvalidWalletOptionError for an option that cannot work.
 */
export function createSimulatedWallet(options: SimulatedWalletOptions = {}): SimulatedWallet {
  const networks = readNetworks(options.networks)
  const plan = prepareSolana(options, networks.solana)
  const given = readInfo(options)
  // The Wallet Standard takes one form of pictures only.
  const info = plan ? Object.freeze({ ...given, icon: standardIcon(given.icon) }) : given
  const emitter = createEmitter()
  const script = createScript()
  const requests: RecordedRequest[] = []
  /** Functions that withdraw the announcements. */
  const announcements = new Set<() => void>()
  const state = createWalletState({
    accounts: readAccounts(options.accounts),
    networks: networks.ethereum,
    loadSolana: plan?.load,
    expose: options.expose ?? 'active',
    locked: options.locked ?? false,
    authorised: options.authorised ?? false,
    memory: createMemoryStore(info.rdns, options.remember),
    emitter,
  })
  const { confirm = 'auto' } = options
  const confirmations = createConfirmations(
    confirm === 'visible' ? createWindowPrompt(options, info) : confirm,
  )
  let offline = false
  let lastQueued: Promise<unknown> = Promise.resolve()

  const methods: MethodContext = {
    state,
    confirmations,
    options,
    busy: new Set(),
    records: createRecords(info.rdns, options.remember),
    callChain: async (...call) =>
      (await import('./chain-rpc')).callChain(options.fetch ?? globalThis.fetch, ...call),
    enqueue(run) {
      const result = lastQueued.then(run)
      lastQueued = result.catch(() => undefined)
      return result
    },
  }
  const provider = createProvider({
    emitter,
    script,
    requests,
    flags: options.flags ?? {},
    firstUse: () => {
      if (!offline) emitter.emit('connect', { chainId: chainIdHex(state.network.networkId) })
    },
    async answer(method, params) {
      if (offline) throw disconnected()
      const { handleRequest, unsupportedMethod } = await import('./methods/handle-request')
      if (!networks.isOnEthereum || options.unsupportedMethods?.includes(method))
        throw unsupportedMethod(method)
      return handleRequest(methods, method, params)
    },
  })
  const side = state.solana
  const standardWallet =
    plan &&
    side &&
    createStandardWallet({
      name: info.name,
      icon: standardIcon(info.icon),
      chains: plan.chains,
      features: plan.features,
      emitter,
      script,
      requests,
      accounts: () => side.visible,
      async answer(feature, inputs) {
        if (offline) throw disconnected()
        const { handleFeature, unsupportedFeature } = await import('./solana/handle-feature')
        if (options.unsupportedMethods?.includes(feature)) throw unsupportedFeature(feature)
        return handleFeature({ ...methods, side, networks: plan.networks }, feature, inputs)
      },
    })

  return {
    info,
    provider,
    standardWallet,
    get requests() {
      return [...requests]
    },
    get prompts() {
      return confirmations.prompts
    },
    get openPrompts() {
      return confirmations.openPrompts
    },
    accounts: () => state.accounts(),
    solanaAccounts: async () => ((await side?.accounts()) ?? []).map(({ account }) => account.address),

    announce(where = {}) {
      const { eip6963 = true, walletStandard = true, legacy = false } = options
      const withdraw = announceOnPage(
        {
          info,
          provider,
          eip6963: eip6963 && networks.isOnEthereum,
          legacy: legacy && networks.isOnEthereum,
          standardWallet: walletStandard ? standardWallet : undefined,
        },
        where,
      )
      announcements.add(withdraw)
      return () => {
        announcements.delete(withdraw)
        withdraw()
      }
    },
    stop() {
      for (const withdraw of announcements) withdraw()
      announcements.clear()
    },

    approveNext: (choice = {}) => confirmations.decideNext({ approved: true, ...choice }),
    rejectNext: () => confirmations.decideNext({ approved: false }),
    hold: () => confirmations.hold(),
    waitForPrompt: () => confirmations.waitForPrompt(),
    answerNext: (method, answer) => script.answer(method, answer),
    failNext: (method, error, how) => script.fail(method, error, how?.synchronously ?? false),
    emit: (event, payload) => emitter.emit(event, payload),

    lock: () => state.setLocked(true),
    async unlock() {
      await state.setLocked(false)
      confirmations.unlock()
    },
    async switchAccount(address) {
      if (await state.switchAccount(address)) return
      throw new InvalidWalletOptionError(`switchAccount: the wallet has no account ${address}.`)
    },
    async switchNetwork(networkId) {
      const network = state.findNetwork(networkId)
      if (!network)
        throw new InvalidWalletOptionError(`switchNetwork: the wallet does not know ${networkId}.`)
      await state.switchNetwork(network)
    },
    revoke: () => state.revoke(),
    async goOffline() {
      if (offline) return
      offline = true
      emitter.emit('disconnect', disconnected())
      await state.disconnectSolana()
    },
    async goOnline() {
      if (!offline) return
      offline = false
      emitter.emit('connect', { chainId: chainIdHex(state.network.networkId) })
    },
  }
}

function disconnected(): ProviderRpcError {
  return new ProviderRpcError(providerErrorCodes.disconnected, 'The wallet is disconnected from all chains.')
}

function createWindowPrompt(options: SimulatedWalletOptions, wallet: WalletInfo): ShowPrompt {
  const { colorScheme = 'auto', translate } = options
  return async (prompt, signal) => {
    const { openConfirmWindow } = await import('./confirm-window/open-confirm-window')
    return openConfirmWindow({ wallet, prompt, signal, colorScheme, translate })
  }
}

import { accountUsers } from '@latchkey/account/contract'
import { cloudContract } from '@latchkey/cloud/contract'
import { parseSafeUrl } from '@latchkey/kernel/web'
import { modalContract } from '@latchkey/modal/contract'
import { beforeConnect, sessionContract } from '@latchkey/session/contract'
import { ConnectRefusedError } from '@latchkey/session/errors'
import { version } from '../package.json'
import { approvalOf } from './connection/allowed-methods'
import { createEmbeddedConnector, type EmbeddedConnector } from './connection/embedded-connector'
import type { FrameUser } from './connection/read-user'
import { rpcUrlOf } from './connection/request-payload'
import {
  EMBEDDED_CONNECTOR_ID,
  type EmbeddedUser,
  type EmbeddedWalletApi,
  type EmbeddedWalletContext,
  type EmbeddedWalletOptions,
  type EmbeddedWalletState,
} from './contract'
import { FrameUnavailableError, PageNotAllowedError, ProjectIdMissingError } from './errors'
import { createFailureAlerts } from './failure-alerts'
import type { Payload } from './frame/calls'
import { createFrameElement } from './frame/frame-element'
import { createFrame } from './frame/frame-lifecycle'
import { createLogin, type Login } from './login/create-login'
import { syncTheme } from './sync-theme'

export interface Controller
  extends Pick<EmbeddedWalletApi, 'preload' | 'setAccountType' | 'reload'>,
    Pick<EmbeddedConnector, 'abortRequests'> {
  readonly login: Login
  readonly connector: EmbeddedConnector
}

export interface ControllerOptions {
  readonly ctx: EmbeddedWalletContext
  readonly options: EmbeddedWalletOptions
  readonly namespaces: readonly string[]
}

const DEFAULT_FRAME_URL = 'https://secure.walletconnect.org/sdk'
/** Version of the message protocol, sent to the frame in its URL. */
const PROTOCOL_VERSION = '4'

/** Tells the developer that no login is offered: in the console, and with the first view unless `cloud` shows it already. */
export function reportMissingProjectId(ctx: EmbeddedWalletContext): void {
  const error = new ProjectIdMissingError()
  ctx.logger.warn('embeddedWallet() offers no login: neither it nor cloud() has a projectId.')
  ctx.report(error)
  const { code, message } = error
  if (!ctx.use(cloudContract))
    ctx.router.onFirstOpen(() =>
      ctx.notify({ surface: 'alert', variant: 'error', code, text: (t) => t(`error.${code}`, message) }),
    )
}

/** Creates the wallet's methods over a frame that the first call adds to the page. */
export function createController({ ctx, options, namespaces }: ControllerOptions): Controller {
  const { clock, randomId, browser, signal } = ctx
  const session = ctx.use(sessionContract)
  const cloud = ctx.use(cloudContract)
  const networks = () => ctx.read(sessionContract).networks
  const state = (): EmbeddedWalletState => ctx.state.get()
  const projectId = options.projectId ?? cloud?.projectId
  // Any script of the page can write to the storage, so a stored network is used only if it is configured.
  const lastNetworkId = () => networks().find(({ id }) => id === state().login?.networkId)?.id

  /** Every connection needs this code. It loads while the user logs in. */
  const loadChainCode = (): void => {
    for (const namespace of namespaces)
      session
        .adapter(namespace)
        ?.capabilities()
        // A connection loads it again, and works without it.
        .catch(() => undefined)
  }

  const alerts = createFailureAlerts(ctx)
  let originCheck: Promise<void> | undefined
  let isPageRefused = false
  const pageUrl = parseSafeUrl(options.frameUrl ?? DEFAULT_FRAME_URL)
  const frame = createFrame({
    clock,
    randomId,
    origin: pageUrl?.origin ?? '',
    signal,
    async open(fail) {
      if (projectId === undefined || !pageUrl) throw new ProjectIdMissingError()
      if (isPageRefused) throw new PageNotAllowedError()
      // The frame does not become ready on such a page. Without this check the user would wait for the time-out.
      originCheck ??= cloud?.checkOrigin().then((result) => {
        isPageRefused = result === 'refused'
      })
      void originCheck?.then(() => {
        if (isPageRefused) fail(new PageNotAllowedError())
      })
      const networkId = lastNetworkId() ?? networks()[0]?.id ?? 'eip155:1'
      const url = new URL(pageUrl)
      const query = {
        projectId,
        chainId: networkId,
        version: PROTOCOL_VERSION,
        // The frame's log contains addresses and codes.
        enableLogger: 'false',
        rpcUrl: rpcUrlOf(networkId, networks()) ?? '',
      }
      for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
      const onBlocked = (): void => fail(new FrameUnavailableError())
      const parent = (await ctx.use(modalContract)?.frameHost())?.element
      return createFrameElement({ url, title: options.name ?? 'Email wallet', parent, onBlocked })
    },
    listen: (receive, until) =>
      browser.listen(
        'message',
        (event) => {
          if (event instanceof MessageEvent) receive(event)
        },
        until,
      ),
    async introduce(port) {
      const metadata = await session.metadata()
      const dapp: Payload<'SYNC_DAPP_DATA'> = {
        metadata: { ...metadata, icons: [...metadata.icons] },
        sdkVersion: `js-latchkey-${version}`,
        sdkType: 'appkit',
        projectId: projectId ?? '',
      }
      await port.call('SYNC_DAPP_DATA', dapp)
      const { smartAccountEnabledNetworks } = await port.call('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined)
      ctx.state.assign({
        smartAccountNetworkIds: smartAccountEnabledNetworks.map((chainId) => `eip155:${chainId}` as const),
      })
    },
    onStatus(status) {
      ctx.state.assign({ frame: status })
      if (status !== 'ready') return
      loadChainCode()
      alerts.ready()
    },
    onFailure: alerts.failed,
    onHeight: (frameHeight) => ctx.state.assign({ frameHeight }),
    onEscape: () => ctx.spawn(async () => (await ctx.use(modalContract)?.frameHost())?.escape()),
    isSignOutOwed: () => state().isSignOutOwed === true,
    onSignedOut: () => ctx.state.assign({ isSignOutOwed: false }),
  })

  // Here, since nobody is logged in before this code is loaded.
  ctx.fill(accountUsers, {
    id: EMBEDDED_CONNECTOR_ID,
    connectorId: EMBEDDED_CONNECTOR_ID,
    user() {
      const { login, user } = state()
      return login && user && { ...user, authProvider: login.provider }
    },
  })
  const theme = syncTheme(ctx, frame)
  // The connection was ended in another tab or by the session, so what is known of the frame's user is dropped.
  ctx.events.on('session:disconnected', ({ connectionId, by }) => {
    if (connectionId === EMBEDDED_CONNECTOR_ID && by === 'tab') connector.forget()
  })
  const preferredAccountType = async (): Promise<EmbeddedUser['accountType'] | undefined> => {
    const { eip155 } = await session.preferredAccountTypes()
    return eip155 === 'eoa' || eip155 === 'smartAccount' ? eip155 : undefined
  }
  const login = createLogin({
    preferredAccountType,
    clock,
    frame,
    origin: pageUrl?.origin ?? '',
    async checkGuards() {
      const result = await ctx.check(beforeConnect, { walletId: EMBEDDED_CONNECTOR_ID })
      if (result.kind === 'refuse') throw new ConnectRefusedError(result.reason)
    },
    state,
    update: (patch) => ctx.state.assign(patch),
    onEmailStep: (next) => ctx.events.emit('embeddedWallet:email-step', next),
    onEmailChecked: (checked) => ctx.events.emit('embeddedWallet:email-checked', checked),
    onLogin: () => connector.endBeforeLogin(),
    onUnknown: () => void connector.refresh(),
  })
  const connector = createEmbeddedConnector({
    clock,
    frame,
    namespaces,
    networks,
    lastNetworkId,
    randomId,
    approvalOf,
    onPending(approvals) {
      const before = state().approvals
      if (approvals.length > before.length) theme.sync()
      // What the next card needs it says itself.
      ctx.state.assign({ approvals, ...(approvals[0]?.id !== before[0]?.id && { frameHeight: undefined }) })
    },
    onRefused: (method) => ctx.events.emit('embeddedWallet:request-refused', { method }),
    onDone: (done) => ctx.events.emit('embeddedWallet:request-done', done),
    preferredAccountType,
    preferAccountType: (type) => session.preferAccountType('eip155', type),
    onConnect: theme.sync,
    hasLogin: () => state().login !== undefined,
    onUser({ networkId, email, accountType, isSmartAccountDeployed }: FrameUser) {
      const { provider, username } = login.method()
      ctx.state.assign({
        login: { provider, email, username, networkId },
        user: { email, username, accountType, isSmartAccountDeployed: isSmartAccountDeployed ?? false },
      })
      login.stored()
    },
    onSignedOut: () => ctx.state.assign({ login: undefined, user: undefined }),
    oweSignOut: () => ctx.state.assign({ isSignOutOwed: true }),
    onSilentFailure: alerts.silentFailed,
    report: ctx.report,
  })
  return {
    login,
    connector,
    async preload() {
      await frame.load().catch(ctx.report)
    },
    abortRequests: connector.abortRequests,
    reload: frame.reload,
    setAccountType: connector.setAccountType,
  }
}

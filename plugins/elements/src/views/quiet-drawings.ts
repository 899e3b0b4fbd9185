import { accountContract } from '@latchkey/account/contract'
import { accountKey, identityOf, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import { activeTarget, currentNetworkId, sessionContract, sessionStatus } from '@latchkey/session/contract'
import { avatarGradient } from '@latchkey/ui-primitives/format'
import { label } from 'latchkey/buttons'
import * as buttons from 'latchkey/buttons/quiet'
import type { Draw, DrawingSource, Dress, Piece } from './drawing'

export const sheets: readonly string[] = [...buttons.sheets, ...buttons.busySheets]

/** The content of the connect button while a connection is pending. */
export function busyPieces({ t, attribute }: DrawingSource): readonly Piece[] {
  return [
    { tag: 'span', part: 'spinner', className: buttons.spinner },
    { tag: 'span', part: 'label', className: label, text: buttons.busyLabel(t, attribute('loading-label')) },
  ]
}

/** Completes a picture, or a mark, which is hidden from screen readers unless it has a name. */
export const dress: Dress = (element, { src, label: name, background }) => {
  if (background !== undefined) element.style.backgroundImage = background
  if (element instanceof HTMLImageElement) {
    element.alt = ''
    element.referrerPolicy = 'no-referrer'
    element.decoding = 'async'
    element.src = src ?? ''
  } else if (name === undefined) element.ariaHidden = 'true'
  else {
    element.role = 'img'
    element.ariaLabel = name
  }
}

/** `<latchkey-account-button>`. */
export const drawAccount: Draw = ({ latchkey, session, t, locale, attribute }) => {
  const target = activeTarget(session)
  if (!target) return undefined
  const portfolio: PortfolioState | undefined = latchkey.read(portfolioContract)
  const key = accountKey(target)
  const content = buttons.accountContent({
    target,
    policy: latchkey.get(sessionContract).policy,
    known: portfolio && identityOf(portfolio, target),
    native: portfolio?.native[key],
    tokens: portfolio?.tokens[key],
    balance: attribute('balance') === 'hide' ? 'hide' : 'show',
    t,
    locale,
  })
  return {
    name: 'account',
    look: buttons.quiet,
    busy: false,
    title: content.title,
    view: content.view,
    dress,
    pieces: [
      picture(content.avatarUrl, buttons.picture, avatarGradient(target.account.address)),
      {
        tag: 'bdi',
        part: content.name === undefined ? 'address' : 'name',
        className: content.name === undefined ? buttons.address : buttons.name,
        text: content.displayName,
      },
      ...(content.caution === undefined
        ? []
        : [{ tag: 'span', part: 'dot', className: buttons.dot, label: content.caution } as const]),
      ...(content.amount === undefined
        ? []
        : [{ tag: 'bdi', part: 'amount', className: buttons.amount, text: content.amount } as const]),
    ],
  }
}

/** `<latchkey-network-button>`. */
export const drawNetwork: Draw = ({ latchkey, session, t, attribute }) => {
  const networkId = currentNetworkId(session)
  const network = session.networks.find(({ id }) => id === networkId)
  const iconUrl = buttons.networkPicture(
    network,
    latchkey.read(accountContract)?.networkPictures[network?.id ?? ''],
  )
  return {
    name: 'network',
    look: buttons.quiet,
    busy: false,
    view: 'Networks',
    dress,
    pieces: [
      ...(iconUrl === undefined ? [] : [picture(iconUrl, buttons.picture)]),
      {
        tag: 'span',
        part: 'label',
        className: label,
        text: buttons.networkText({
          isConnected: sessionStatus(session) === 'connected',
          network,
          networkId,
          policy: latchkey.get(sessionContract).policy,
          label: attribute('label'),
          t,
        }),
      },
    ],
  }
}

/** `<latchkey-wallet-button>`. */
export const drawWallet: Draw = ({ session, t, attribute }) => {
  const row = buttons.findWallet(session.wallets, attribute('wallet') ?? '')
  const { text, iconUrl, busy, view, asked } = buttons.walletContent(
    row,
    buttons.walletStatus(session, row),
    attribute('label'),
    t,
  )
  return {
    name: 'wallet',
    look: buttons.quiet,
    busy,
    view,
    args: asked,
    dress,
    pieces: [
      ...(iconUrl === undefined ? [] : [picture(iconUrl, `${buttons.picture} ${buttons.square}`)]),
      { tag: 'bdi', part: 'name', className: buttons.name, text },
    ],
  }
}

/** Without a URL it is a place with the colours of the background. */
function picture(src: string | undefined, className: string, background?: string): Piece {
  return {
    tag: src === undefined ? 'span' : 'img',
    part: 'picture',
    className,
    ...(src === undefined ? {} : { src }),
    ...(background === undefined ? {} : { background }),
  }
}

import { usePlugin, usePluginState, useServices, useTexts } from '@latchkey/kernel/react'
import { parseUrl } from '@latchkey/kernel/web'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { Button, LiveRegion, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { Fact, FactList, Skeleton } from '@latchkey/ui-primitives/screens'
import { NetworkPicture, useNetworkName, WalletPicture } from '@latchkey/view-kit'
import { type ReactElement, useState } from 'react'
import { type SignInAccountState, siwxContract } from '../contract'
import { texts } from '../texts'
import * as css from './sign-message.css'

interface SignInPromptProps {
  /** `undefined` while there is none. */
  readonly account: SignInAccountState | undefined
  /** `undefined` while it is looked up whether the user has to sign: what is said then has its place from the start. */
  readonly onSign: (() => void) | undefined
}

/**
 * Explains the sign-in before the signature is requested. Has the button that requests it.
 * Parts: `sign-in`, `sign-in-fact`, `sign-in-sign`, `sign-in-cancel`.
 */
export function SignInPrompt({ account, onSign }: SignInPromptProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const domain = useDomain()
  const { label: cancelLabel, ...cancel } = useCancel()
  const { networks } = usePluginState(sessionContract, (state) => state)
  const network = networks.find(({ id }) => id === account?.networkId)
  const networkName = useNetworkName(network)
  return (
    <ViewLayout
      part="sign-in"
      footer={
        <div className={css.actions}>
          <Button
            part="sign-in-sign"
            variant="primary"
            size="large"
            fullWidth
            loading={!onSign}
            onClick={onSign}
          >
            {t('siwx.sign')}
          </Button>
          <Button part="sign-in-cancel" size="large" fullWidth {...cancel}>
            {cancelLabel}
          </Button>
        </div>
      }
    >
      <div className={css.view}>
        <div className={css.head}>
          <SignerPicture />
          <Text as="p" variant="title" align="center" className={css.title}>
            {t('siwx.ask', { domain })}
          </Text>
          <Explanation isKnown={onSign !== undefined} />
          {!onSign && <LiveRegion message={t('siwx.checking')} />}
        </div>
        <FactList>
          <Fact part="sign-in-fact" label={t('siwx.account')}>
            {account ? (
              <Text numeric>
                <bdi>{truncateAddress(account.accountAddress)}</bdi>
              </Text>
            ) : (
              <Skeleton shape="text" />
            )}
          </Fact>
          <Fact part="sign-in-fact" kind="picture" label={t('siwx.network')}>
            <NetworkPicture network={network} size={20} />
            {account ? (
              <Text>
                <bdi>{networkName}</bdi>
              </Text>
            ) : (
              <Skeleton shape="text" />
            )}
          </Fact>
        </FactList>
      </div>
    </ViewLayout>
  )
}

/** What a signature means, or its lines until it is known whether one is needed. */
function Explanation({ isKnown }: { readonly isKnown: boolean }): ReactElement {
  const t = useTexts(texts)
  const { isRequired } = usePlugin(siwxContract)
  return (
    <div className={css.explanation}>
      <Text as="p" tone="secondary" align="center" {...(!isKnown && { className: css.unseen })}>
        {t('siwx.ask-hint')}
        {isRequired() && ` ${t('siwx.required-hint')}`}
      </Text>
      {!isKnown && (
        <div className={css.lines}>
          {isRequired() && <Skeleton shape="text" length="full" />}
          <Skeleton shape="text" length="full" />
          <Skeleton shape="text" length="full" />
          <Skeleton shape="text" length="medium" />
        </div>
      )}
    </div>
  )
}

/** The icon of the wallet that signs. */
export function SignerPicture(): ReactElement {
  const connectionId = usePluginState(sessionContract, (state) => activeTarget(state)?.connectionId)
  return <WalletPicture connectionId={connectionId} />
}

/** The domain in the message: host and port of this page. */
export function useDomain(): string {
  const { origin } = useServices().ports.browser
  return parseUrl(origin)?.host ?? origin
}

/** Props of the cancel button. When signing in is required, it disconnects the wallet, and its label says so. */
export interface CancelButton {
  readonly label: string
  /** True while `cancel` is running. */
  readonly loading: boolean
  readonly onClick: () => void
}

export function useCancel(): CancelButton {
  const { cancel, isRequired } = usePlugin(siwxContract)
  const t = useTexts(texts)
  const [isLeaving, setLeaving] = useState(false)
  return {
    label: t(isRequired() ? 'siwx.cancel-required' : 'siwx.cancel'),
    loading: isLeaving,
    onClick() {
      setLeaving(true)
      void cancel().finally(() => setLeaving(false))
    },
  }
}

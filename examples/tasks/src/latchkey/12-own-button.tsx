import { CustomConnectButton } from 'latchkey/react'

export const MyButton = () => (
  <CustomConnectButton>
    {({ account, network, isReady, openAccount, openConnect, openNetworks }) => {
      const open = !account ? openConnect : network ? openAccount : openNetworks
      const label = !account ? 'Connect' : network ? account.displayName : 'Wrong network'
      return (
        <button type="button" disabled={!isReady} onClick={open}>
          {label}
        </button>
      )
    }}
  </CustomConnectButton>
)

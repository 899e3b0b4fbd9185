import { ConnectButton, NetworkButton } from 'latchkey/react'
import type { ReactNode } from 'react'
import { parseEther } from 'viem'
import {
  useBalance,
  useChains,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
  useWaitForTransactionReceipt,
} from 'wagmi'

export function Page(): ReactNode {
  const { status, address, chainId, chain } = useConnection()
  const balance = useBalance({ address })
  return (
    <main>
      <ConnectButton />
      <NetworkButton />
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Address</dt>
        <dd data-testid="address">{address}</dd>
        <dt>Chain</dt>
        <dd data-testid="chain">{chainId !== undefined && (chain?.name ?? `unsupported: ${chainId}`)}</dd>
        <dt>Balance</dt>
        <dd data-testid="balance">{balance.data?.value.toString()}</dd>
      </dl>
      {status === 'connected' ? <Connected /> : <Connect />}
    </main>
  )
}

function Connect(): ReactNode {
  const { mutate, status } = useConnect()
  const connectors = useConnectors()
  return connectors.map((connector) => (
    <button key={connector.uid} type="button" onClick={() => mutate({ connector })}>
      {`${connector.name} by wagmi: ${status}`}
    </button>
  ))
}

function Connected(): ReactNode {
  const { mutate: disconnect } = useDisconnect()
  const { mutate: switchChain } = useSwitchChain()
  const chains = useChains()
  const signing = useSignMessage()
  const sending = useSendTransaction()
  const receipt = useWaitForTransactionReceipt({ hash: sending.data })
  const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  return (
    <>
      {chains.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => switchChain({ chainId: id })}>{`To ${name}`}</button>
      ))}
      <button type="button" onClick={() => signing.mutate({ message: 'Hello' })}>
        Sign
      </button>
      <output data-testid="signature">{signing.data}</output>
      <button type="button" onClick={() => sending.mutate({ to, value: parseEther('0.1') })}>
        Send
      </button>
      <output data-testid="receipt">{receipt.data?.status}</output>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  )
}

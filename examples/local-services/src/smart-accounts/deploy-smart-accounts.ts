import type { SmartAccountsConfig } from '@latchkey-examples/embedded-wallet-frame/server'
import { type Address, encodeDeployData, parseAbi } from 'viem'
import { chainClient } from '../chain/chain-client'
import { chainBase, chainMainnet } from '../chain/chain-table'
import type { Contracts } from '../chain/compile-contracts'
import { setCode } from '../chain/set-code'

/** Entry point and account factory of ERC-4337 version 0.8, at their addresses on public chains. */
const ENTRY_POINT: Address = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
const SENDER_CREATOR: Address = '0x449ED7C3e6Fee6a97311d4b55475DF59C44AdD33'

/** The smart accounts of the embedded wallet, the same on both chains. */
export const smartAccounts: SmartAccountsConfig = {
  chainIds: [chainMainnet.id, chainBase.id],
  entryPoint: ENTRY_POINT,
  implementation: '0x4c415443484b4559000000000000000000000010',
  factory: '0x4c415443484b4559000000000000000000000011',
}

const factoryArgument = parseAbi(['constructor(address)'])

/** Deploys the entry point and the account factory on a fresh chain; skips one restored from a file. */
export async function deploySmartAccounts(nodeUrl: string, contracts: Contracts): Promise<void> {
  const client = chainClient(nodeUrl)
  const { entryPoint, factory, implementation } = smartAccounts
  if (await client.getCode({ address: factory })) return
  await setCode(client, SENDER_CREATOR, contracts.SenderCreator)
  await setCode(client, entryPoint, contracts.EntryPoint)
  await setCode(client, implementation, contracts.EmbeddedAccount)
  const creation = encodeDeployData({
    abi: factoryArgument,
    bytecode: contracts.EmbeddedAccountFactory,
    args: [implementation],
  })
  await setCode(client, factory, creation)
}

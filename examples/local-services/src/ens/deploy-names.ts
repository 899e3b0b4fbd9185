import {
  type Address,
  encodeDeployData,
  getContractAddress,
  type Hex,
  keccak256,
  pad,
  parseAbi,
  parseEther,
  zeroHash,
} from 'viem'
import { chainClient, waitForReceipt } from '../chain/chain-client'
import type { Contracts } from '../chain/compile-contracts'
import { setCode } from '../chain/set-code'
import { ensNames } from './ens-names'

/** The registry's address on Ethereum, which programs that read ENS without a library hard-code. */
export const ENS_REGISTRY_ADDRESS: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** The universal resolver, at the address in viem's definition of Ethereum. */
export const UNIVERSAL_RESOLVER_ADDRESS: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** Differs from the tokens' deployer, whose nonce determines their addresses. Nobody has its key. */
const ENS_DEPLOYER: Address = '0x4c415443484b4559000000000000000000000002'
const ENS_NAMES_ADDRESS = getContractAddress({ from: ENS_DEPLOYER, nonce: 0n })

const registryArgument = parseAbi(['constructor(address)'])
const handOutAbi = parseAbi([
  'struct Name { string label; address account; }',
  'struct Text { string label; string key; string value; }',
  'struct Primary { address account; string name; }',
  'function handOut(Name[] names, Text[] texts, Primary[] primaries)',
])

/** Deploys ENS and the names of the local services on a fresh chain; skips one restored from a file. */
export async function deployNames(
  nodeUrl: string,
  { EnsRegistry, EnsNames, UniversalResolver }: Contracts,
  gatewayUrl: string,
): Promise<void> {
  const client = chainClient(nodeUrl)
  if (await client.getCode({ address: ENS_REGISTRY_ADDRESS })) return
  await setCode(client, ENS_REGISTRY_ADDRESS, EnsRegistry)
  await client.setStorageAt({
    address: ENS_REGISTRY_ADDRESS,
    index: ownerSlot(zeroHash),
    value: pad(ENS_NAMES_ADDRESS),
  })
  await setCode(client, UNIVERSAL_RESOLVER_ADDRESS, withRegistry(UniversalResolver))
  await client.setBalance({ address: ENS_DEPLOYER, value: parseEther('1') })
  await client.impersonateAccount({ address: ENS_DEPLOYER })
  const sender = { account: ENS_DEPLOYER, chain: null } as const
  const deployment = await client.sendTransaction({ ...sender, data: withRegistry(EnsNames) })
  await waitForReceipt(client, deployment)
  const handing = await client.writeContract({
    ...sender,
    address: ENS_NAMES_ADDRESS,
    abi: handOutAbi,
    functionName: 'handOut',
    args: whatIsHandedOut(gatewayUrl),
  })
  await waitForReceipt(client, handing)
  await client.stopImpersonatingAccount({ address: ENS_DEPLOYER })
}

/** The storage slot of a node's owner: the first field in the contract's first mapping. */
function ownerSlot(node: Hex): Hex {
  return keccak256(`${node}${zeroHash.slice(2)}`)
}

function withRegistry(bytecode: Hex): Hex {
  return encodeDeployData({ abi: registryArgument, bytecode, args: [ENS_REGISTRY_ADDRESS] })
}

function whatIsHandedOut(gatewayUrl: string) {
  const named = Object.values(ensNames).flatMap(({ name, ...entry }) => (name ? [{ name, ...entry }] : []))
  const own = named.filter(({ leadsBack }) => leadsBack)
  const label = (name: string): string => name.slice(0, -'.eth'.length)
  return [
    own.map(({ name, account }) => ({ label: label(name), account })),
    own.flatMap(({ name, texts = {} }) =>
      Object.entries(texts).map(([key, value]) => ({
        label: label(name),
        key,
        value: value.startsWith('/') ? `${gatewayUrl}${value}` : value,
      })),
    ),
    named.map(({ account, name }) => ({ account, name })),
  ] as const
}

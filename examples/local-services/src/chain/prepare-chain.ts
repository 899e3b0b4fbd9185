import {
  type Address,
  createTestClient,
  encodeDeployData,
  type Hex,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  publicActions,
  walletActions,
} from 'viem'
import { ChainFailedError } from '../errors'
import { multicall3CreationCode } from './multicall3-code'
import { TOKEN_DEPLOYER, TOKENS_PER_ACCOUNT, type Token, tokens } from './tokens'

/** Where it is on every public chain; https://www.multicall3.com. */
export const MULTICALL3_ADDRESS: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

const constructorAbi = parseAbi(['constructor(string, string, uint8, address[], uint256)'])
const symbolAbi = parseAbi(['function symbol() view returns (string)'])

type AnvilClient = ReturnType<typeof connect>

/**
 * Puts Multicall3 and the tokens on a fresh chain; leaves one restored from a file as it is.
 * Throws `ChainFailedError` where the tokens cannot be read back through Multicall3.
 */
export async function prepareChain(nodeUrl: string, networkId: string, tokenCode: Hex): Promise<void> {
  const client = connect(nodeUrl)
  if (!(await client.getCode({ address: MULTICALL3_ADDRESS }))) await placeMulticall3(client)
  await client.setBalance({ address: TOKEN_DEPLOYER, value: parseEther('1') })
  await client.impersonateAccount({ address: TOKEN_DEPLOYER })
  const holders = await client.getAddresses()
  for (const token of tokens) {
    if (!(await client.getCode({ address: token.address }))) await deploy(client, token, holders, tokenCode)
  }
  await client.stopImpersonatingAccount({ address: TOKEN_DEPLOYER })
  const symbols = await client.multicall({
    multicallAddress: MULTICALL3_ADDRESS,
    allowFailure: false,
    contracts: tokens.map(({ address }) => ({ address, abi: symbolAbi, functionName: 'symbol' })),
  })
  if (symbols.join() !== tokens.map(({ symbol }) => symbol).join()) {
    throw new ChainFailedError(networkId, `its tokens answer ${symbols.join()}.`)
  }
}

function connect(nodeUrl: string) {
  return createTestClient({ mode: 'anvil', transport: http(nodeUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}

/** Running creation code as a call answers the code that a deployment would leave behind. */
async function placeMulticall3(client: AnvilClient): Promise<void> {
  const { data: bytecode = '0x' } = await client.call({ data: await multicall3CreationCode() })
  await client.setCode({ address: MULTICALL3_ADDRESS, bytecode })
}

async function deploy(
  client: AnvilClient,
  { name, symbol, decimals }: Token,
  holders: readonly Address[],
  bytecode: Hex,
): Promise<void> {
  const amountEach = parseUnits(`${TOKENS_PER_ACCOUNT}`, decimals)
  const data = encodeDeployData({
    abi: constructorAbi,
    bytecode,
    args: [name, symbol, decimals, holders, amountEach],
  })
  const hash = await client.sendTransaction({ account: TOKEN_DEPLOYER, chain: null, data })
  await client.waitForTransactionReceipt({ hash })
}

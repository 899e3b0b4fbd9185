import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { ChainFailedError } from '../errors'
import { type ChainClient, chainClient, waitForReceipt } from './chain-client'
import { DEMO_ACCOUNT, DEMO_ETHER, DEMO_TOKENS } from './demo-account'
import { multicall3CreationCode } from './multicall3-code'
import { setCode } from './set-code'
import { TOKEN_DEPLOYER, TOKENS_PER_ACCOUNT, type Token, tokens } from './tokens'

/** Its address on every public chain; https://www.multicall3.com. */
export const MULTICALL3_ADDRESS: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

const constructorAbi = parseAbi(['constructor(string, string, uint8, address[], uint256)'])
const transferAbi = parseAbi(['function transfer(address, uint256) returns (bool)'])
const symbolAbi = parseAbi(['function symbol() view returns (string)'])

/**
 * Puts Multicall3 and the tokens on a fresh chain; leaves one restored from a file as it is.
 * Throws `ChainFailedError` where the tokens cannot be read back through Multicall3.
 */
export async function prepareChain(nodeUrl: string, networkId: string, tokenCode: Hex): Promise<void> {
  const client = chainClient(nodeUrl)
  if (!(await client.getCode({ address: MULTICALL3_ADDRESS }))) {
    await setCode(client, MULTICALL3_ADDRESS, await multicall3CreationCode())
  }
  await client.setBalance({ address: TOKEN_DEPLOYER, value: parseEther('1') })
  await client.impersonateAccount({ address: TOKEN_DEPLOYER })
  // The deployer holds tokens too, of which the demo's account gets some.
  const holders = [...(await client.getAddresses()), TOKEN_DEPLOYER]
  const missing = []
  for (const token of tokens) if (!(await client.getCode({ address: token.address }))) missing.push(token)
  for (const token of missing) await deploy(client, token, holders, tokenCode)
  for (const token of missing) await fundDemo(client, token)
  if (missing.length > 0) await client.setBalance({ address: DEMO_ACCOUNT, value: parseEther(DEMO_ETHER) })
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

async function deploy(
  client: ChainClient,
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
  await waitForReceipt(client, hash)
}

async function fundDemo(client: ChainClient, { address, symbol, decimals }: Token): Promise<void> {
  const amount = DEMO_TOKENS[symbol]
  if (amount === undefined) return
  const data = encodeFunctionData({
    abi: transferAbi,
    args: [DEMO_ACCOUNT, parseUnits(amount, decimals)],
  })
  const hash = await client.sendTransaction({ account: TOKEN_DEPLOYER, chain: null, to: address, data })
  await waitForReceipt(client, hash)
}

import { type Address, encodeDeployData, type Hex, parseAbi, parseEther, parseUnits } from 'viem'
import { ChainFailedError } from '../errors'
import { type ChainClient, chainClient, waitForReceipt } from './chain-client'
import { multicall3CreationCode } from './multicall3-code'
import { setCode } from './set-code'
import { TOKEN_DEPLOYER, TOKENS_PER_ACCOUNT, type Token, tokens } from './tokens'

/** Its address on every public chain; https://www.multicall3.com. */
export const MULTICALL3_ADDRESS: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

const constructorAbi = parseAbi(['constructor(string, string, uint8, address[], uint256)'])
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

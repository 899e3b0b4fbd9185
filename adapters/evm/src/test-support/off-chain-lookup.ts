import { encodeErrorResult, type Hex, parseAbi } from 'viem'

/** The revert by which a contract asks its caller to look something up at a gateway (ERC-3668). */
export const offChainLookup = (contract: Hex): Hex =>
  encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
    ]),
    args: [contract, ['https://gateway.example/{sender}/{data}.json'], '0x12', '0x12345678', '0x'],
  })

/** Resolves with the addresses that were fetched while `run` was running. None of them is reached. */
export async function fetchedDuring(run: () => Promise<unknown>): Promise<readonly string[]> {
  const real = globalThis.fetch
  const fetched: string[] = []
  globalThis.fetch = async (input) => {
    fetched.push(input instanceof Request ? input.url : input.toString())
    // With an answer the contract could ask for another one, without end.
    throw new TypeError('no such host')
  }
  try {
    await run()
  } finally {
    globalThis.fetch = real
  }
  return fetched
}

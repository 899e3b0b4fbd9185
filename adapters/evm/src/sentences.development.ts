import { type Details, parseLink, type Sentences } from '@latchkey/kernel'

/** What wrong options of `evm()` are told in the development build. */
export const sentences: Sentences = { EVM_NETWORK: describeNetwork }

function describeNetwork({ network = '', urls = '' }: Details): string {
  if (network === '') return 'evm() needs at least one network: evm({ networks: [mainnet] }).'
  if (!/^[1-9]\d*$/.test(network) || !Number.isSafeInteger(Number(network)))
    return `evm() got a network with the id '${network}'. A network is an object whose id is a positive whole number.`
  const wrong = urls.split(' ').find((url) => url && !parseLink(url)?.protocol.startsWith('http'))
  if (wrong)
    return `Network ${network} has the address '${wrong}'. RPC and explorer URLs start with https://, or with http:// on this machine.`
  return `Network ${network} is in the list twice, has a text for an id, or cannot be read. Keep one of them, write the id as a number, and give it an RPC URL (in rpcUrls or in the network itself) or a transport.`
}

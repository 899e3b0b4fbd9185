import type { NodeRequest } from '@latchkey/session/chain'
import {
  type Address,
  type Client,
  compactSignatureToSignature,
  createClient,
  custom,
  encodeFunctionData,
  type Hex,
  hashMessage,
  isAddress,
  isAddressEqual,
  isErc6492Signature,
  isHex,
  parseAbi,
  parseCompactSignature,
  recoverMessageAddress,
  serializeSignature,
  size,
} from 'viem'
import { call, verifyMessage } from 'viem/actions'
import { refuseSignature, type SignatureClaim, type SignatureResult } from './verifier'

/** Lengths of a key signature in bytes: 65 with `r`, `s` and a recovery byte, 64 in the compact form of EIP-2098. */
const KEY_SIGNATURE_BYTES: readonly number[] = [65, 64]

/** Whether the private key of the address signed the text (EIP-191). Needs no node. */
export async function verifyAsKey({ text, signature, accountAddress }: SignatureClaim): Promise<boolean> {
  if (!isHexBytes(signature) || !KEY_SIGNATURE_BYTES.includes(size(signature)) || !isAddress(accountAddress))
    return false
  try {
    const signer = await recoverMessageAddress({ message: text, signature: expand(signature) })
    return isAddressEqual(signer, accountAddress)
  } catch {
    return false
  }
}

/** The 65 bytes of a compact signature (EIP-2098), from which a key is recovered. Others are returned unchanged. */
const expand = (signature: Hex): Hex =>
  size(signature) === 64
    ? serializeSignature(compactSignatureToSignature(parseCompactSignature(signature)))
    : signature

/** Verifies the signature with the contract, deployed (ERC-1271) or not (ERC-6492), on the network of the claim. */
export async function verifyAsContract(
  { text, signature, accountAddress, networkId, signal }: SignatureClaim,
  node: NodeRequest,
): Promise<SignatureResult> {
  const isEmpty = signature === '0x'
  if (!(isEmpty || isHexBytes(signature)) || !isAddress(accountAddress))
    return refuseSignature('SIGNATURE_INVALID')
  let isUnreachable = false
  const client = createClient({
    // With CCIP read (ERC-3668) a contract could make a server send requests to URLs of its choice.
    ccipRead: false,
    transport: custom(
      {
        request: async (request) => {
          try {
            return await node(request, signal)
          } catch (error) {
            if (!isRevert(error)) isUnreachable = true
            throw error
          }
        },
      },
      { retryCount: 0 },
    ),
  })
  try {
    const chainId = await client.request({ method: 'eth_chainId' })
    // A contract with the same address on another network may have another owner.
    if (`eip155:${Number(chainId)}` !== networkId) return refuseSignature('NODE_UNREACHABLE')
    if (isEmpty) return await verifyOnChain(client, text, accountAddress, () => isUnreachable)
    const isValid = await verifyMessage(client, { address: accountAddress, message: text, signature })
    if (isValid) return { valid: true, type: isErc6492Signature(signature) ? 'eip6492' : 'eip1271' }
  } catch {
    return refuseSignature('NODE_UNREACHABLE')
  }
  return refuseSignature(isUnreachable ? 'NODE_UNREACHABLE' : 'SIGNATURE_INVALID')
}

const erc1271 = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
/**
 * A whole word, because the selector of the call has the same four bytes: what only echoes the call, as the precompile 0x04
 * does, has confirmed nothing.
 */
const MAGIC_VALUE = `0x1626ba7e${'0'.repeat(56)}`

/**
 * Whether the owners of a contract have confirmed the text on chain, so that it takes empty bytes for their signature
 * (ERC-1271; a Safe reverts until then).
 */
async function verifyOnChain(
  client: Client,
  text: string,
  address: Address,
  isUnreachable: () => boolean,
): Promise<SignatureResult> {
  const args = [hashMessage(text), '0x'] as const
  try {
    const { data } = await call(client, { to: address, data: encodeFunctionData({ abi: erc1271, args }) })
    // An account without a contract, or one without this function, answers nothing, and will not later.
    if (data === undefined) return refuseSignature('SIGNATURE_INVALID')
    if (data.startsWith(MAGIC_VALUE)) return { valid: true, type: 'eip1271' }
  } catch {
    if (isUnreachable()) return refuseSignature('NODE_UNREACHABLE')
  }
  return refuseSignature('SIGNATURE_PENDING')
}

const isHexBytes = (text: string): text is Hex => isHex(text) && text.length > 2 && text.length % 2 === 0

/** Nodes report a reverted call with the code 3, or with another code and the word "revert". */
function isRevert(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return error.code === 3 || ('message' in error && /revert/i.test(String(error.message)))
}

import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import {
  type SignInProof,
  type SignInRequest,
  sessionContract,
  signInSources,
} from '@latchkey/session/contract'

type SignInFields = Omit<SignInRequest, 'format'>
/** `undefined` removes a field. */
type PartialFields = { readonly [Name in keyof SignInFields]?: SignInFields[Name] | undefined }

/** A sign-in request for tests. Its text is that of EIP-4361, or of Sign-In with Solana on Solana networks. */
export function signInRequest(fields: PartialFields = {}): SignInRequest {
  const { statement = undefined, ...given } = { statement: 'Welcome', ...fields }
  const request: SignInFields = {
    domain: 'shop.example',
    uri: 'https://shop.example/',
    version: '1',
    nonce: 'abcdefgh1',
    issuedAt: '2026-11-24T00:00:00.000Z',
    expirationTime: '2026-11-25T00:00:00.000Z',
    ...withoutUndefined(given),
    ...(statement === undefined ? {} : { statement }),
  }
  return {
    ...request,
    format({ networkId, address }, changes = {}) {
      const [namespace, reference] = networkId.split(':')
      const all: PartialFields = { ...request, ...changes }
      const lines = [
        `${all.domain} wants you to sign in with your ${namespace === 'solana' ? 'Solana' : 'Ethereum'} account:`,
        address,
        '',
        ...(all.statement === undefined ? [] : [all.statement]),
        ...(all.statement === undefined && namespace === 'solana' ? [] : ['']),
        `URI: ${all.uri}`,
        `Version: ${all.version}`,
        `Chain ID: ${reference}`,
        `Nonce: ${all.nonce}`,
        `Issued At: ${all.issuedAt}`,
        ...(all.expirationTime === undefined ? [] : [`Expiration Time: ${all.expirationTime}`]),
        ...(all.notBefore === undefined ? [] : [`Not Before: ${all.notBefore}`]),
        ...(all.requestId === undefined ? [] : [`Request ID: ${all.requestId}`]),
        ...(all.resources ? ['Resources:', ...all.resources.map((one) => `- ${one}`)] : []),
      ]
      return lines.join('\n')
    },
  }
}

function withoutUndefined(fields: PartialFields): Partial<SignInFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

interface SignInContract {
  readonly id: 'test/sign-in'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** A plugin that fills `signInSources` with a request, and the proofs that it has accepted. */
export function signInSource(
  request: SignInRequest | undefined = signInRequest(),
  check: (proofs: readonly SignInProof[]) => Promise<void> = async () => undefined,
): { readonly plugin: Plugin; readonly accepted: SignInProof[] } {
  const accepted: SignInProof[] = []
  const plugin = definePlugin(defineContract<SignInContract>('test/sign-in', 1), {
    dependsOn: [sessionContract],
    setup(ctx) {
      ctx.fill(signInSources, {
        id: 'test',
        request: async () => request,
        async accept(proofs) {
          await check(proofs)
          accepted.push(...proofs)
        },
      })
      return {}
    },
  })()
  return { plugin, accepted }
}

import type { ActiveTarget } from '@latchkey/session/contract'
import { UserRejectedError } from '@latchkey/session/errors'
import { expect, test } from 'vitest'
import { SignInRefusedError } from '../errors'
import { toSignInError } from './until-confirmed'

function targetOf(type: 'eoa' | 'smartAccount'): ActiveTarget {
  const address = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
  const account = { namespace: 'eip155', address, type } as const
  const network = undefined
  return { namespace: 'eip155', connectionId: 'c', networkId: 'eip155:1', chainId: 1, account, network }
}

test.each(['SIGNATURE_INVALID', 'NETWORK_UNSUPPORTED'])(
  'sign-in error: %s of a smart account says that the application might not support such accounts',
  (reason) => {
    const refused = new SignInRefusedError(reason)
    const error = toSignInError(refused, targetOf('smartAccount'))
    expect(error).toMatchObject({ code: 'SIWX_SMART_ACCOUNT', cause: refused })
    expect(toSignInError(refused, targetOf('eoa'))).toBe(refused)
  },
)

test.each(['NONCE_EXPIRED', 'NODE_UNREACHABLE', 'DOMAIN_MISMATCH', 'ADDRESS_MISMATCH', 'BANNED'])(
  'sign-in error: %s of a smart account keeps its own reason',
  (reason) => {
    const refused = new SignInRefusedError(reason)
    expect(toSignInError(refused, targetOf('smartAccount'))).toBe(refused)
  },
)

test('sign-in error: a signature that the user declined is named so, of every account', () => {
  const declined = new UserRejectedError({ phase: 'request' })
  for (const type of ['eoa', 'smartAccount'] as const)
    expect(toSignInError(declined, targetOf(type))).toMatchObject({ code: 'SIWX_DECLINED', cause: declined })
})

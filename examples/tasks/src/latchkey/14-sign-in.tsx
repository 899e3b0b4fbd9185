import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { siwx } from '@latchkey/siwx'
import { useSession } from '@latchkey/siwx/react'
import { createLatchkey, essentials } from 'latchkey'

const signIn = siwx({ server: '/auth', required: false })
export const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] }), signIn] })

export function SignIn() {
  const isSignedIn = useSession().status === 'signed-in'
  const change = () => latchkey.plugins.siwx[isSignedIn ? 'signOut' : 'signIn']()
  return (
    <button type="button" onClick={change}>
      {isSignedIn ? 'Sign out' : 'Sign in'}
    </button>
  )
}

import { siwx } from '@latchkey/siwx'

export const signIn = siwx({ server: '/auth' })

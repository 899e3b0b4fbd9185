import * as v from 'valibot'
import type { Say } from '../copy/say'
import type { Logins } from './mail'
import type { SocialLogins } from './social-logins'

/** The JSON reply of a login endpoint. `undefined` if there is no such endpoint. */
export type LoginReply = { readonly status: number; readonly value: object } | undefined

const token = v.pipe(v.string(), v.maxLength(2_000))
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(320), v.email())
const loginSchema = v.object({
  email,
  changeTo: v.optional(email),
  deviceId: v.pipe(v.string(), v.maxLength(100)),
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
const startSchema = v.object({
  provider: v.picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster']),
  hostOrigin: v.pipe(v.string(), v.maxLength(300), v.url()),
  challenge: v.pipe(v.string(), v.regex(/^[-\w]{43}$/)),
})
const stateSchema = v.object({ state: v.pipe(v.string(), v.maxLength(100)) })
const resultSchema = v.object({ ...stateSchema.entries, resultUri: token })
const finishSchema = v.object({ ...stateSchema.entries, code: v.optional(token), verifier: token })

const refused = (error: string, status = 403): LoginReply => ({ status, value: { error } })

/** Handles the login requests of the wallet's own pages. */
export async function handleLogin(
  path: string,
  body: string,
  { mails, socials }: { readonly mails: Logins; readonly socials: SocialLogins },
  say: Say,
): Promise<LoginReply> {
  const given = parseJson(body)
  switch (path) {
    case '/login/start':
    case '/login/step':
    case '/login/confirm': {
      const login = v.safeParse(loginSchema, given)
      if (!login.success) break
      const { email: to, deviceId, changeTo, code = '' } = login.output
      if (path === '/login/start')
        return { status: 200, value: { step: mails.start(to, deviceId, changeTo, say) } }
      if (path === '/login/step') return { status: 200, value: { step: mails.step(to, deviceId, changeTo) } }
      const reason = mails.confirm(to, deviceId, code, changeTo)
      return reason === undefined ? { status: 200, value: {} } : refused(say(reason))
    }
    case '/login/social/start': {
      const start = v.safeParse(startSchema, given)
      if (!start.success) break
      const { provider, hostOrigin, challenge } = start.output
      return { status: 200, value: socials.start(provider, hostOrigin, challenge) }
    }
    case '/login/social/host': {
      const asked = v.safeParse(stateSchema, given)
      if (!asked.success) break
      const hostOrigin = socials.hostOrigin(asked.output.state)
      return hostOrigin === undefined
        ? refused('This login has expired')
        : { status: 200, value: { hostOrigin } }
    }
    case '/login/social/put-result': {
      const result = v.safeParse(resultSchema, given)
      if (!result.success) break
      const isKept = socials.putResult(result.output.state, result.output.resultUri)
      return isKept ? { status: 200, value: {} } : refused('This login has expired')
    }
    case '/login/social/result': {
      const asked = v.safeParse(stateSchema, given)
      if (!asked.success) break
      return { status: 200, value: { resultUri: socials.result(asked.output.state) ?? null } }
    }
    case '/login/social/finish': {
      const finish = v.safeParse(finishSchema, given)
      if (!finish.success) break
      const { state, code, verifier } = finish.output
      const user =
        code === undefined
          ? await socials.finishOnPhone(state, verifier)
          : await socials.finish(state, code, verifier)
      if (user === undefined) return refused('The login was refused or has expired')
      return { status: 200, value: user === 'pending' ? { isPending: true } : user }
    }
    default:
      return undefined
  }
  return refused('The request has a wrong form', 400)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

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

const done = (value: object): LoginReply => ({ status: 200, value })
const refused = (error: string, status = 403): LoginReply => ({ status, value: { error } })
const wrongForm = (): LoginReply => refused('The request has a wrong form', 400)

export interface LoginCall {
  readonly path: string
  readonly body: string
  readonly caller: string
  /** Identifier of the browser. */
  readonly browser: string
}

/** Handles the login requests of the wallet's own pages. */
export async function handleLogin(
  call: LoginCall,
  { mails, socials }: { readonly mails: Logins; readonly socials: SocialLogins },
  say: Say,
): Promise<LoginReply> {
  const given = parseJson(call.body)
  return call.path.startsWith('/login/social/')
    ? handleSocialLogin(call, given, socials, say)
    : handleMailLogin(call, given, mails, say)
}

function handleMailLogin({ path, caller }: LoginCall, given: unknown, mails: Logins, say: Say): LoginReply {
  if (!['/login/start', '/login/step', '/login/confirm'].includes(path)) return undefined
  const parsed = v.safeParse(loginSchema, given)
  if (!parsed.success) return wrongForm()
  const { code = '', ...fields } = parsed.output
  const login = { ...fields, caller }
  if (path === '/login/step') return done({ step: mails.step(login) })
  if (path === '/login/start') {
    const step = mails.start(login, say)
    return step === 'device' || step === 'code' ? done({ step }) : refused(say(step), 429)
  }
  const reason = mails.confirm(login, code)
  if (reason === undefined) return done({})
  return refused(say(reason), reason === 'limit.guesses' ? 429 : 403)
}

async function handleSocialLogin(
  { path, caller, browser }: LoginCall,
  given: unknown,
  socials: SocialLogins,
  say: Say,
): Promise<LoginReply> {
  switch (path) {
    case '/login/social/start': {
      const start = v.safeParse(startSchema, given)
      if (!start.success) return wrongForm()
      const started = socials.start({ ...start.output, caller, browser })
      if (started === 'host') return refused('This site may not use the wallet')
      return started === 'limit' ? refused(say('limit.starts'), 429) : done(started)
    }
    case '/login/social/arrive': {
      const asked = v.safeParse(stateSchema, given)
      if (!asked.success) return wrongForm()
      const arrived = socials.arrive(asked.output.state, browser)
      if (!arrived) return refused(say('social.other-browser'))
      return done({ hostOrigin: arrived.hostOrigin, isOnPhone: arrived.isOnPhone })
    }
    case '/login/social/put-result': {
      const result = v.safeParse(resultSchema, given)
      if (!result.success) return wrongForm()
      const isKept = socials.putResult(result.output.state, result.output.resultUri, browser)
      return isKept ? done({}) : refused(say('social.no-way-back'))
    }
    case '/login/social/result': {
      const asked = v.safeParse(stateSchema, given)
      return asked.success ? done({ resultUri: socials.result(asked.output.state) ?? null }) : wrongForm()
    }
    case '/login/social/finish': {
      const finish = v.safeParse(finishSchema, given)
      if (!finish.success) return wrongForm()
      const { state, code, verifier } = finish.output
      const finished =
        code === undefined ? socials.finishOnPhone(state, verifier) : socials.finish(state, code, verifier)
      // The text of an error of the server is not shown.
      const user = await finished.catch(() => 'unreachable' as const)
      if (user === 'unreachable') return refused('The provider cannot be reached', 502)
      if (user === undefined) return refused('The login was refused or has expired')
      return done(user === 'pending' ? { isPending: true } : user)
    }
    default:
      return undefined
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

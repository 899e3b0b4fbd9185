import type { CopyKey } from '../copy/copy'
import { createSay, type Language } from '../copy/say'
import { toState } from '../login/social-state'
import type { BrowserCookie } from './browser-cookie'
import type { PageWriter } from './page-html'
import { type FrameCall, type FrameReply, headerOf } from './reply'
import type { Opener, SocialLogins } from './social-logins'

export interface SocialPagesOptions {
  readonly pages: PageWriter
  readonly socials: Pick<SocialLogins, 'find' | 'isStarter' | 'leave'>
  readonly cookie: BrowserCookie
  /** Returns the origin of the provider's pages. */
  readonly providerOrigin: () => string
}

/** The page that a login at a provider begins on. It gives the browser a cookie and leads it to the provider. */
export interface SocialPages {
  open(call: FrameCall, language: Language): FrameReply
  /** The user has pressed the button of the page. */
  confirm(call: FrameCall, language: Language): FrameReply
}

export function createSocialPages(options: SocialPagesOptions): SocialPages {
  const { pages, socials, cookie, providerOrigin } = options
  const tell = (language: Language, text: CopyKey): FrameReply => pages.note(language, 'social.title', text)

  const openerOf = (call: FrameCall): Opener & { readonly setCookie: string } => {
    const referer = headerOf(call, 'referer') ?? ''
    const from = URL.canParse(referer) ? new URL(referer).origin : undefined
    return { ...cookie(headerOf(call, 'cookie')), from }
  }
  const leave = (
    query: URLSearchParams,
    opener: ReturnType<typeof openerOf>,
    language: Language,
  ): FrameReply => {
    const location = socials.leave(query, opener)
    if (location === undefined) return tell(language, 'social.expired')
    const { setCookie } = opener
    return {
      status: 303,
      type: 'text/plain',
      headers: { ...pages.headers(), 'cache-control': 'no-store', location, 'set-cookie': setCookie },
      body: '',
    }
  }
  /** Names the page that would be logged in to: somebody else may have made the code or sent the link. */
  const ask = (hostOrigin: string, state: string, language: Language): FrameReply => {
    const say = createSay(language)
    const texts = {
      title: say('social.title'),
      heading: say('social.heading', { site: hostOrigin }),
      explanation: say('social.explanation'),
      button: say('social.continue'),
    }
    return pages.form(language, texts, { name: 'state', value: state }, providerOrigin())
  }

  return {
    open(call, language) {
      const state = toState(call.query) ?? ''
      const login = socials.find(state)
      if (!login) return tell(language, 'social.expired')
      const opener = openerOf(call)
      // A popup tells its result to the page that has opened it, so only a phone is asked.
      if (login.isOnPhone && !socials.isStarter(state, opener)) return ask(login.hostOrigin, state, language)
      return leave(call.query, opener, language)
    },
    confirm: (call, language) => leave(new URLSearchParams(call.body), openerOf(call), language),
  }
}

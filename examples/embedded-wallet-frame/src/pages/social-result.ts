import * as v from 'valibot'
import { createSay, toLanguage } from '../copy/say'
import { postJson } from '../login/post-json'
import { toState } from '../login/social-state'

const arrivedSchema = v.object({ hostOrigin: v.string(), isOnPhone: v.boolean() })

const text = document.querySelector('p')
const say = createSay(toLanguage(document.documentElement.lang))
const show = (sentence: string): void => {
  if (text) text.textContent = sentence
}

run().catch((error: unknown) => show(error instanceof Error ? error.message : say('social.expired')))

/**
 * Sends this page's URL to the page that started the login, if this browser is the one that left for the provider. Others
 * cannot use the code in it, because the verifier is in the frame.
 */
async function run(): Promise<void> {
  const query = new URLSearchParams(location.search)
  const state = toState(query)
  const reply = await postJson('/login/social/arrive', { state })
  const { hostOrigin, isOnPhone } = v.parse(arrivedSchema, reply)
  const resultUri = location.href
  const page = query.get('state')?.slice((state?.length ?? 0) + 2)
  if (page) return goBack(page, hostOrigin, resultUri)
  if (window.opener) window.opener.postMessage({ resultUri }, hostOrigin)
  // If the host page has another browsing context group, no message reaches it. The frame then gets the
  // result from the server.
  else if (!isOnPhone) await postJson('/login/social/put-result', { state, resultUri })
  show(say('social.done'))
}

/**
 * An in-app browser has no second window, so the page itself has gone to the provider. Returns to it with the
 * result in its URL.
 */
function goBack(page: string, hostOrigin: string, resultUri: string): void {
  const url = new URL(page)
  // Not its `origin`, which is that of a `blob:` in it, too.
  if (`${url.protocol}//${url.host}` !== hostOrigin) throw new Error(say('social.other-browser'))
  url.searchParams.set('result_uri', resultUri)
  location.replace(url)
}

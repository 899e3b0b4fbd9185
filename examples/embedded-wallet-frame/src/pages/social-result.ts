import * as v from 'valibot'
import { createSay, toLanguage } from '../copy/say'
import { postJson } from '../login/post-json'
import { toState } from '../login/social-service'

const hostSchema = v.object({ hostOrigin: v.string() })

const text = document.querySelector('p')
const say = createSay(toLanguage(document.documentElement.lang))

run().catch(() => {
  if (text) text.textContent = say('social.expired')
})

/** Hands this address to the page that started the login. The code in it is of no use without the frame's verifier. */
async function run(): Promise<void> {
  const query = new URLSearchParams(location.search)
  const state = toState(query)
  const { hostOrigin } = v.parse(hostSchema, await postJson('/login/social/host', { state }))
  const resultUri = location.href
  const page = query.get('state')?.slice((state?.length ?? 0) + 2)
  if (page) return goBack(page, hostOrigin, resultUri)
  if (window.opener) window.opener.postMessage({ resultUri }, hostOrigin)
  // A host with its own browsing context group cannot be reached from here; the frame asks the server.
  else await postJson('/login/social/put-result', { state, resultUri })
  if (text) text.textContent = say('social.done')
}

/** A page inside an app has no second window: it left for the provider and gets the result in its address. */
function goBack(page: string, hostOrigin: string, resultUri: string): void {
  const url = new URL(page)
  if (url.origin !== hostOrigin) throw new Error('The page is not the one that started the login')
  url.searchParams.set('result_uri', resultUri)
  location.replace(url)
}

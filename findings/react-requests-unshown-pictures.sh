#!/usr/bin/env bash
# React 19.3.1 (react-dom 19.3.1) requests pictures of what it never shows. It makes the elements while it renders, not when it
# commits, and an <img> loads as soon as it has its `src`, in the document or not. So a picture is requested beside a component
# that waits (written before it or after it), beside one that throws, in a transition that has not finished, and in a hidden
# <Activity>, though nothing of it ever stands in the document or is seen. Rendering is said to have no effects, and what waits
# behind <Suspense> or is rendered ahead tells every host of its pictures who is there. With loading="lazy" none is requested.
# A tree that is rendered ahead or that may still be refused shows its pictures after an effect, or lazily.
# Needs a Chromium: the one that CHROMIUM_PATH names, or else Playwright's, which is downloaded.
# Seen on 2026-11-30 with Chromium 156.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts \
  react@19.3.1 react-dom@19.3.1 esbuild@0.28.2 playwright-core@1.65.1 >/dev/null
if [ -z "${CHROMIUM_PATH:-}" ]; then npx playwright-core install chromium-headless-shell >/dev/null; fi
cat >page.jsx <<'JSX'
import { Activity, Suspense, startTransition, use, useState } from 'react'
import { createRoot } from 'react-dom/client'

const Picture = ({ name, ...props }) => <img alt="" src={`/${name}.gif`} {...props} />
const never = new Promise(() => {})
const Waits = () => use(never)
const Throws = () => {
  throw new Error('refused')
}
/** Opens in a transition once it is shown. */
function Opens() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return [<Picture key="picture" name="in a transition" />, <Waits key="waits" />]
  return <button onClick={() => startTransition(() => setOpen(true))}>open</button>
}
const pages = [
  <Picture name="shown" />,
  <Suspense>
    <Picture name="before one that waits" />
    <Waits />
  </Suspense>,
  <Suspense>
    <Waits />
    <Picture name="after one that waits" />
  </Suspense>,
  <Suspense>
    <Picture name="beside one that throws" />
    <Throws />
  </Suspense>,
  <Suspense>
    <Opens />
  </Suspense>,
  <Activity mode="hidden">
    <Picture name="in a hidden Activity" />
  </Activity>,
  <Suspense>
    <Picture name="lazy, before one that waits" loading="lazy" />
    <Waits />
  </Suspense>,
  <Activity mode="hidden">
    <Picture name="lazy, in a hidden Activity" loading="lazy" />
  </Activity>,
]
// The one that throws ends its own root only.
for (const page of pages)
  createRoot(document.body.appendChild(document.createElement('div')), { onUncaughtError() {} }).render(page)
JSX
npx esbuild page.jsx --bundle --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=page.js --log-level=warning
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const requested = new Set()
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const server = createServer(({ url }, response) => {
  if (url === '/page.js') return response.setHeader('content-type', 'text/javascript').end(readFileSync('page.js'))
  if (url === '/') return response.setHeader('content-type', 'text/html').end('<body><script src="/page.js"></script>')
  if (url.endsWith('.gif')) requested.add(decodeURIComponent(url.slice(1, -4)))
  response.setHeader('content-type', 'image/gif').end(dot)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${server.address().port}/`)
await page.getByText('open').click()
await page.waitForTimeout(2_000)
// A picture in the document is visible or is in the hidden Activity.
const inDocument = await page.locator('img').evaluateAll((all) => all.map(({ src }) => decodeURIComponent(src)))
const seen = {
  requested: [...requested].sort(),
  inDocument: inDocument.map((src) => src.replace(/.*\/|\.gif$/g, '')).sort(),
  visible: await page.locator('img:visible').count(),
}
console.log(`Chromium ${browser.version()}`, seen)
await browser.close()
server.close()
assert.deepEqual(seen, {
  requested: [
    'after one that waits',
    'before one that waits',
    'beside one that throws',
    'in a hidden Activity',
    'in a transition',
    'shown',
  ],
  inDocument: ['in a hidden Activity', 'lazy, in a hidden Activity', 'shown'],
  visible: 1,
})
JS
if node run.mjs; then
  echo "as found: of six pictures that are requested, one is seen, and four never stand in the document"
else
  echo "changed: other pictures are requested" >&2
  exit 1
fi

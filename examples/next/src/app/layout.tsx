import { hydrateFromCookie } from 'latchkey/cookie'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Account } from './account'
import './page.css'
import { Providers } from './providers'

export const metadata = { title: 'Latchkey in Next.js' }

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const hydrateFrom = hydrateFromCookie((await headers()).get('cookie'))
  return (
    <html lang="en">
      <body>
        <Providers hydrateFrom={hydrateFrom}>
          <header>
            <strong>Latchkey in Next.js</strong>
            <nav>
              <a href="/">Home</a>
            </nav>
            <Account />
          </header>
          {children}
        </Providers>
      </body>
    </html>
  )
}
